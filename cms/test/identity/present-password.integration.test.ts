import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/access/roles'
import { PASSWORD } from '../support/accounts'
import { startBuiltCms, type TestCms } from '../support/start-cms'

const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).nullish(),
    }),
  ),
})

let cms: TestCms
let serial = 0

beforeAll(async () => {
  cms = await startBuiltCms('present_password')
  // The last administrator could not step down.
  await person('administrator')
})

afterAll(() => cms.stop())

async function person(role: Role) {
  serial += 1
  const email = `person-${serial}@example.com`
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { email, name: 'Somebody', role, password: PASSWORD },
  })
  const session = await cms.logIn(email, PASSWORD)
  const ask = (method: string, path: string, data?: object, headers: Record<string, string> = session) =>
    cms.rest(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: data && JSON.stringify(data),
    })
  return { id, email, ask, own: `/users/${id}` }
}

async function reasons(answer: Response) {
  expect(answer.status).toBe(400)
  return refused.parse(await answer.json()).errors.flatMap(({ data }) => data?.errors ?? [])
}

const GIVE = [{ path: 'presentPassword', message: 'Give your own present password.' }]
const WRONG = [{ path: 'presentPassword', message: 'This is not your present password.' }]
const NEW = 'seven violet ferries sing'

test.each([
  ['password', { password: NEW }],
  ['e-mail address', { email: 'thief@example.com' }],
])('a borrowed session does not change the %s', async (_, change) => {
  const { own, ask, email } = await person('country-editor')
  expect(await reasons(await ask('PATCH', own, change))).toEqual(GIVE)
  expect(await reasons(await ask('PATCH', own, { ...change, presentPassword: '' }))).toEqual(GIVE)
  expect(await reasons(await ask('PATCH', own, { ...change, presentPassword: NEW }))).toEqual(WRONG)
  await ask('PATCH', '/users?where[id][exists]=true', change)
  await expect(cms.logIn(email, PASSWORD)).resolves.toBeDefined()
  const done = await ask('PATCH', own, { ...change, presentPassword: PASSWORD })
  expect(done.status).toBe(200)
  expect(await done.text()).not.toContain(PASSWORD)
})

test('an administrator gives it before another’s role, password or e-mail address changes', async () => {
  const { ask } = await person('administrator')
  const other = await person('country-editor')
  for (const change of [{ role: 'administrator' }, { password: NEW }, { email: 'thief-too@example.com' }]) {
    expect(await reasons(await ask('PATCH', other.own, change))).toEqual(GIVE)
    expect((await ask('PATCH', other.own, { ...change, presentPassword: PASSWORD })).status).toBe(200)
  }
  await expect(cms.logIn('thief-too@example.com', NEW)).resolves.toBeDefined()
})

test('an administrator gives it before an account is added', async () => {
  const { ask } = await person('administrator')
  const data = { email: 'new@example.com', name: 'New', role: 'administrator', password: NEW }
  expect(await reasons(await ask('POST', '/users', data))).toEqual(GIVE)
  expect((await ask('POST', '/users', { ...data, presentPassword: PASSWORD })).status).toBe(201)
})

test('nobody is asked for it when nothing of that changes', async () => {
  const { ask, own, email } = await person('administrator')
  expect((await ask('PATCH', own, { email, role: 'administrator', name: 'New name' })).status).toBe(200)
})

test('whoever guesses it waits, also with the right one, and loses nothing else', async () => {
  const { ask, own } = await person('country-editor')
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await ask('PATCH', own, { password: NEW, presentPassword: `guess ${attempt}` })
    expect(await reasons(answer)).toEqual(WRONG)
  }
  const answer = await ask('PATCH', own, { password: NEW, presentPassword: PASSWORD })
  expect(answer.status).toBe(429)
  expect(refused.parse(await answer.json()).errors[0]?.message).toMatch(
    /^Too many wrong passwords. Try again in \d+ s\.$/,
  )
  expect((await ask('GET', own)).status).toBe(200)
})

test.each([
  ['role', { role: 'read-only', presentPassword: PASSWORD }],
  ['lock', { deactivated: true }],
  ['password', { password: NEW, presentPassword: PASSWORD }],
])('a change of %s ends every session of the account', async (_, change) => {
  const { ask } = await person('administrator')
  const other = await person('country-editor')
  const elsewhere = await cms.logIn(other.email, PASSWORD)
  expect((await ask('PATCH', other.own, change)).status).toBe(200)
  expect((await other.ask('GET', '/news')).status).toBe(403)
  expect((await other.ask('GET', '/news', undefined, elsewhere)).status).toBe(403)
})

test('is kept nowhere and shown to nobody', async () => {
  const { ask, own } = await person('administrator')
  expect((await ask('PATCH', own, { email: 'moved@example.com', presentPassword: PASSWORD })).status).toBe(
    200,
  )
  const { rows } = await cms.payload.db.pool.query('SELECT * FROM users')
  expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  expect(await (await ask('GET', own)).text()).not.toContain('presentPassword')
  for (const query of ['where[presentPassword][equals]=x', 'sort=presentPassword']) {
    expect((await ask('GET', `/users?${query}`)).status, query).toBeLessThan(500)
  }
})
