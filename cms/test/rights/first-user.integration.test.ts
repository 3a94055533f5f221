import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '../support/accounts'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms('rights_first_user')
})

afterAll(() => cms.stop())

it.each(['/users/first-register', '/users', '/users/login', '/users/reset-password'])(
  'nobody becomes the first administrator of an empty database by %s',
  async (path) => {
    const data = { email: 'first@example.com', password: PASSWORD, name: 'x', role: 'administrator' }
    const answer = await cms.rest(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, 'confirm-password': PASSWORD }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(401)
    expect(await cms.payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 })
  },
)
