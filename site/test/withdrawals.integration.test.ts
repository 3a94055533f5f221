import { randomUUID } from 'node:crypto'
import { mccAndLanguage } from '@carelane/after-sales'
import { getMessages } from '@carelane/messages'
import { afterEach, expect, test } from 'vitest'
import { beginPayment } from '@/features/purchase/begin-payment'
import { moneyOf, type Money } from '@/features/purchase/money'
import { CANCEL_PATH, OPEN_PATH } from '@/features/purchase/orders/records'
import { afterSales } from '@/platform/after-sales'
import { seen } from './support/appeals'
import { documentIn, fieldIn, useCustomers } from './support/customers'
import { SUCCEEDS } from './support/protection-service'
import { signInTo } from './support/provider'
import { paymentFor, placed } from './support/purchases'
import { post, visit, type Browser } from './support/visitor'

const SPAIN = { country: 'es', locale: 'es' } as const
const DETAIL = '/es/purchase-service/detail/'
/** In effect after seven days. */
const PRODUCT = '3'
const DAY_MS = 86_400_000

const { withdraw: texts, cancel, told } = getMessages('es-ES').orders
const { withdraw: english } = getMessages('en').orders

const { live, service, bought, open, look } = useCustomers()

afterEach(() => fetch(`${live.sandboxUrl}/sandbox/clock`, { method: 'DELETE' }))

async function boughtInSpain() {
  const { account } = await service.newBuyer()
  const imei = await live.sandbox.newPhone('es')
  const place = mccAndLanguage(SPAIN)
  const plans = await afterSales().call('protectionPlans', { ...place, imei })
  const asked = { ...place, productId: PRODUCT }
  const terms = await afterSales().call('protectionProtocol', asked, { token: account.token })
  if (!plans.ok || !terms.ok) throw new Error('no plans')
  const offer = plans.data.plans.find(({ productId }) => productId === PRODUCT)?.durations[0]
  if (!offer) throw new Error('no such plan')
  const total = moneyOf(offer.total, offer.currency) as Money
  const plan = { productId: PRODUCT, durationDays: offer.days, protocolVersion: terms.data.version }
  const content = { ...SPAIN, account, imei, ...plan, name: 'Ana', phone: '+34-612345678', total }
  const orderNumber = await placed({ key: randomUUID(), content })
  const begun = await beginPayment({ ...paymentFor({ account, imei }, orderNumber), ...SPAIN })
  if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
  await service.pay(begun.paymentUrl, SUCCEEDS)
  const browser: Browser = { from: live.newcomer(), cookies: new Map() }
  await signInTo(live, DETAIL, browser, { phone: account.owner })
  await post(live, OPEN_PATH, { lang: 'es', record: 'orders', order: orderNumber, to: 'detail' }, browser)
  return { browser, orderNumber, total: total.amount }
}

type Person = Awaited<ReturnType<typeof boughtInSpain>>

async function withdraw({ browser }: Pick<Person, 'browser'>): Promise<string> {
  const asked = seen(await visit(live, `${DETAIL}?withdraw=1`, browser))
  expect(asked).toContain(texts.confirm)
  const sent = { lang: 'es', record: 'orders', sealed: fieldIn(asked, 'sealed') }
  for (const _ of [1, 2]) {
    const { status, headers } = await post(live, CANCEL_PATH, sent, browser)
    expect([status, headers.location]).toEqual([303, DETAIL])
  }
  return asked
}

const beforeDate = (text: string) => text.slice(0, text.indexOf('{'))

test('who bought a plan online in Spain withdraws in two steps, without scripts, and gets the money and a receipt', async () => {
  const person = await boughtInSpain()
  const page = await look(DETAIL, person)
  expect(page).toContain(texts.open)
  expect(page).toContain(beforeDate(texts.until))
  expect(page).not.toContain(cancel.title)
  const asked = await withdraw(person)
  expect(asked).toContain(beforeDate(texts.declaration))
  expect(asked).toContain(person.orderNumber)
  expect(asked).toContain('Ana')

  const done = await look(DETAIL, person)
  expect(done).toContain(cancel.done)
  expect(done).toContain(beforeDate(texts.received))
  expect(done).not.toContain(texts.open)
  const { charges } = await service.service(person.orderNumber)
  expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', person.total],
    ['refund', person.total],
  ])
  const file = await visit(live, documentIn(done), person.browser)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toContain('withdrawal.pdf')
  expect(file.body.subarray(0, 5).toString()).toBe('%PDF-')
  const stranger: Browser = { from: live.newcomer(), cookies: new Map() }
  expect((await visit(live, documentIn(done), stranger)).status).toBe(404)
}, 60_000)

test('a plan that has taken effect is withdrawn from too: what was declared is kept, and people pay back', async () => {
  const person = await boughtInSpain()
  const now = new Date(Date.now() + 8 * DAY_MS).toISOString()
  await service.post('/sandbox/clock', { now }, 'PUT')
  const page = await look(DETAIL, person)
  expect(page).toContain(told.effective)
  expect(page).toContain(texts.open)
  await withdraw(person)
  const done = await look(DETAIL, person)
  expect(done).toContain(texts.byHand)
  expect(done).toContain(beforeDate(texts.received))
  expect((await visit(live, documentIn(done), person.browser)).headers['content-type']).toBe(
    'application/pdf',
  )
  expect(await look(DETAIL, person)).toContain(texts.byHand)
}, 60_000)

test('while the service is away the moment counts at which it arrived here', async () => {
  const person = await boughtInSpain()
  await live.sandbox.withFault({ call: 'protection-cancel', fault: 'down' }, async () => {
    await withdraw(person)
    const page = await look(DETAIL, person)
    expect(page).toContain(cancel.received)
    expect(page).toContain(beforeDate(texts.received))
    expect(page).not.toContain(texts.open)
  })
  await live.timePasses()
  await expect.poll(() => look(DETAIL, person), { timeout: 20_000 }).toContain(cancel.done)
}, 60_000)

test('elsewhere an order is cancelled as before', async () => {
  const person = await bought()
  await open(person, person.orderNumber)
  const page = await look('/ng/purchase-service/detail/', person)
  expect(page).toContain(getMessages('en').orders.cancel.title)
  expect(page).not.toContain(english.open)
  expect(await look('/ng/purchase-service/detail/?withdraw=1', person)).not.toContain(english.confirm)
}, 60_000)
