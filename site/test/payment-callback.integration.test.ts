import { randomUUID } from 'node:crypto'
import { signedHeaders } from '@carelane/main-api/signature'
import { beforeAll, expect, test, vi } from 'vitest'
import { beginPayment } from '@/features/purchase/begin-payment'
import { PAYMENT_CALLBACK_PATH } from '@/features/purchase/callback-path'
import { exportPayments } from '@/features/purchase/one-person'
import { askStore } from '@/platform/store/store'
import { useLiveSite } from './support/live-site'
import { SLOW, SUCCEEDS } from './support/protection-service'
import { purchasesAt, paymentFor, placed } from './support/purchases'
import { sandboxKeys } from './support/sandbox-keys'

const live = useLiveSite()
const { newBuyer, orderOf, pay, post } = purchasesAt(() => live.sandboxUrl)

const SOON = { timeout: 60_000, interval: 200 }

beforeAll(() => {
  live.shareEnvironment()
  const url = `http://127.0.0.1:${live.site.port}`
  const secret = 'test-only-test-only-test-only-0123456789'
  const hosts = { SITE_URL: url, INDIA_SITE_URL: url, RUSSIA_SITE_URL: url, CMS_URL: url }
  Object.assign(process.env, hosts, { PUBLICATION_SECRET: secret })
})

async function opened() {
  const buyer = await newBuyer()
  const orderNumber = await placed(await orderOf(buyer))
  const begun = await beginPayment(paymentFor(buyer, orderNumber))
  if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
  return { orderNumber, url: begun.paymentUrl }
}
const stateOf = async (orderNumber: string) =>
  ((await exportPayments(orderNumber)) as { state: string }[]).map(({ state }) => state)

const SECRET = sandboxKeys().PAYMENT_CALLBACK_SECRET ?? ''
const told = (changes: object = {}) =>
  JSON.stringify({
    id: randomUUID(),
    orderNumber: 'PONG0000000000',
    paymentNumber: 'PAY000000000000',
    payment: 'succeeded',
    totalAmount: 1,
    currency: 'NGN',
    time: new Date().toISOString(),
    ...changes,
  })
const call = async (headers: Record<string, string>, body: string) =>
  (await live.site.post(PAYMENT_CALLBACK_PATH, headers, body)).status

test('a callback is taken from the service alone, in a body that is understood', async () => {
  const body = told()
  expect(await call({}, body)).toBe(401)
  expect(await call(signedHeaders('another-secret-of-32-characters-or-more', body), body)).toBe(401)
  expect(await call(signedHeaders(SECRET, body), `${body} `)).toBe(401)
  expect(await call(signedHeaders(SECRET, body, Date.now() - 400_000), body)).toBe(401)
  expect(await call(signedHeaders(SECRET, '{}'), '{}')).toBe(400)
  expect(await call(signedHeaders(SECRET, body), body)).toBe(204)
  expect(await call({ 'content-length': '99999' }, 'x'.repeat(99_999))).toBe(413)
  expect((await live.site.get(PAYMENT_CALLBACK_PATH)).status).toBe(405)
})

test('a callback that cannot be taken is refused so that it comes again, with the reason in the log', async () => {
  const body = told()
  const logged = (logs: readonly string[]) => logs.join('')
  await live.store.query('ALTER TABLE payment_attempts RENAME TO away')
  const refused = await call(signedHeaders(SECRET, body), body)
  await live.store.query('ALTER TABLE away RENAME TO payment_attempts')
  expect(refused).toBe(503)
  await expect.poll(() => logged(live.site.logs)).toContain('relation \\"payment_attempts\\" does not exist')
})

test('a secret that cannot be right keeps the site from starting, with the reason', async () => {
  await expect(live.startAnother({ PAYMENT_CALLBACK_SECRET: 'too short' })).rejects.toThrow(
    /PAYMENT_CALLBACK_SECRET: must have at least/,
  )
})

test('what it tells of another order settles nothing', async () => {
  const { orderNumber } = await opened()
  const [{ paymentNumber } = { paymentNumber: '' }] = (await exportPayments(orderNumber)) as {
    paymentNumber: string
  }[]
  const body = told({ paymentNumber })
  expect(await call(signedHeaders(SECRET, body), body)).toBe(204)
  expect(await stateOf(orderNumber)).toEqual(['open'])
})

test('a payment settles by its callback, while nobody looks', async () => {
  const { orderNumber, url } = await opened()
  await askStore(`UPDATE payment_attempts SET due_at = now() + interval '1 hour'`)
  await pay(url, SUCCEEDS)
  await vi.waitFor(async () => expect(await stateOf(orderNumber)).toEqual(['succeeded']), SOON)
})

test('a payment that ended while the site was dead is known soon after it is back', async () => {
  const { orderNumber, url } = await opened()
  await pay(url, SLOW)
  await live.site.stop()
  const now = new Date(Date.now() + 25_000).toISOString()
  await post('/sandbox/clock', { now }, 'PUT')
  await vi.waitFor(async () => {
    const query = await fetch(`${live.sandboxUrl}/sandbox/protection?order=${orderNumber}`)
    expect(await query.text()).toContain('"payment":"succeeded","sentAt":"')
  }, SOON)
  await live.restart()
  await vi.waitFor(async () => expect(await stateOf(orderNumber)).toEqual(['succeeded']), SOON)
})
