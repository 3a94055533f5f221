import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { repairChanged } from '@carelane/after-sales'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { answerOf, NIGERIA, rowsOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

const SOON = { timeout: 20_000, interval: 50 }

let sandbox: TestSandbox
let callbackUrl: string
let status = 204
let calls: { headers: IncomingHttpHeaders; body: string }[] = []
const site = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    calls.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  sandbox = await startTestSandbox('events')
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  callbackUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/events/`
})
beforeEach(() => {
  calls = []
  status = 204
})
afterAll(async () => {
  await sandbox.stop()
  site.close()
  expect(sandbox.errors).toEqual([])
})

/** A repair that goes on by the clock alone. */
async function newOrder(from: string): Promise<string> {
  const [order] = await rowsOf<{ number: string }>(
    sandbox,
    `WITH made AS (
       INSERT INTO work_orders (number, country, phone, product_id, centre_id, warranty_status)
       SELECT 'WONG' || lpad(floor(random() * 1e10)::text, 10, '0'), 'ng', '+234-8030000000', product_id, centre_id,
         warranty_status FROM work_orders WHERE country = 'ng' LIMIT 1 RETURNING number
     ), told AS (
       INSERT INTO work_order_events (order_number, event, at)
       SELECT number, event, at::timestamptz FROM made,
         (VALUES ('submitted', '${from}T08:00Z'), ('repairing', '${from}T12:00Z')) AS story (event, at)
     )
     SELECT number FROM made`,
  )
  return order?.number ?? ''
}

test('a watched order is told of once for each change, signed, and again until it is taken', async () => {
  await sandbox.put('/sandbox/clock', { now: '2027-03-04T10:00:00.000Z' })
  const orderNumber = await newOrder('2027-03-04')
  const { until } = await answerOf(sandbox, 'repairWatch', { ...NIGERIA, orderNumber, callbackUrl })
  expect(until).toMatch(/^2027-06-02T10:0/)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(calls).toEqual([])

  status = 503
  await sandbox.put('/sandbox/clock', { now: '2027-03-04T13:00:00.000Z' })
  await vi.waitFor(() => expect(calls).toHaveLength(1), SOON)
  status = 204
  await vi.waitFor(() => expect(calls).toHaveLength(2), SOON)
  const [first, second] = calls.map(({ body }) => repairChanged.parse(JSON.parse(body)))
  expect(second).toMatchObject({ id: first?.id, orderNumber })
  for (const { headers, body } of calls) {
    const hmac = createHmac('sha256', THROW_AWAY_KEYS.REPAIR_EVENTS_SECRET)
    const digest = hmac.update(`${String(headers['x-carelane-timestamp'])}.${body}`).digest('hex')
    expect(headers['x-carelane-signature']).toBe(`sha256=${digest}`)
  }
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(calls).toHaveLength(2)
}, 60_000)

test('an order that is not there cannot be watched', async () => {
  const asked = { ...NIGERIA, orderNumber: 'WONG0000000000', callbackUrl }
  expect((await clientOf(sandbox).call('repairWatch', asked)).ok).toBe(false)
})

test('a message to a telephone is taken once, from who has the token, and shown', async () => {
  const message = {
    id: randomUUID(),
    channel: 'sms',
    to: '+234-8031234567',
    language: 'en',
    text: 'There is news',
  }
  const send = (token: string, body: object) =>
    fetch(`${sandbox.url}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { MESSAGES_TOKEN: token } = THROW_AWAY_KEYS
  expect((await send('another', message)).status).toBe(401)
  expect((await send(token, { ...message, to: 'nobody' })).status).toBe(400)
  expect([(await send(token, message)).status, (await send(token, message)).status]).toEqual([202, 409])
  expect(await (await fetch(sandbox.url)).text()).toContain('There is news')
})
