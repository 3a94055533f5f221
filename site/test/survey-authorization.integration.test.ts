import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useLiveSite } from './support/live-site'

const live = useLiveSite()

const authorizations: (string | undefined)[] = []
const service = createServer((request, response) => {
  authorizations.push(request.headers.authorization)
  response.end(JSON.stringify({ code: 200, data: { id: 1 }, message: '' }))
})

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => service.close())

test('a survey of who was signed in carries Authorization, and others none [6#3]', async () => {
  live.shareEnvironment()
  const { port } = service.address() as AddressInfo
  process.env.AFTER_SALES_URL = `http://127.0.0.1:${port}`
  const { deliverSurvey } = await import('../src/features/survey/deliver-survey')
  const content = { surveyId: '1', country: 'ng', locale: 'en', answers: [] }
  const account = { owner: '+234-8031234567', token: 'the-token-of-a-visitor', until: Date.now() + 3_600_000 }
  await deliverSurvey(randomUUID(), { ...content, account })
  await deliverSurvey(randomUUID(), content)
  const { owner: phone, ...rest } = account
  await deliverSurvey(randomUUID(), { ...content, account: { phone, ...rest } })
  expect(authorizations).toEqual([account.token, undefined, account.token])
})
