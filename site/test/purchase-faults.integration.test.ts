import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordAttempt } from '@/features/purchase/attempts'
import { beginPayment, findPayment } from '@/features/purchase/begin-payment'
import { cancelOrder } from '@/features/purchase/cancel-order'
import { exportPayments } from '@/features/purchase/one-person'
import { findPlaced, placeOrder, type NewOrder } from '@/features/purchase/place-order'
import { receive } from '@/features/submissions/ledger'
import { CALLED_FIRST, CALLED_TWICE, FAILS, NEVER_CALLED, SUCCEEDS } from './support/protection-service'
import { paymentFor, usePurchases, type Buyer } from './support/purchases'

const purchases = usePurchases()
const { newBuyer, orderOf, pay, recover, service, breakCall } = purchases

/** Of 1,000, as many as fit into the gate. */
const PURCHASES = 30
const SEED = 20_507

const CALLS = [
  'protection-order-add',
  'protection-payment',
  'protection-payment-status',
  'protection-cancel',
] as const
const FAULTS = ['down', '500', 'done-down', 'done-500', 'done-slow', 'truncated', 'garbage', 'done-twice']
const CARDS = [SUCCEEDS, SUCCEEDS, CALLED_TWICE, CALLED_FIRST, NEVER_CALLED, FAILS]

/** The same numbers in each run. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
  return {
    chance: (of: number) => next() < of,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}

test(`${PURCHASES} purchases with random faults: none charged twice, none paid without an order, none unknown`, async () => {
  const random = randomOf(SEED)
  const bought: { buyer: Buyer; order: NewOrder }[] = []
  for (let count = 0; count < PURCHASES; count++) {
    purchases.takeCallbacks(random.chance(0.7))
    bought.push(await buy(random))
  }
  await purchases.mend()
  await recover()
  await recover()
  const { orders, payments, charges } = await service()
  for (const { buyer, order } of bought) {
    const own = orders.filter(({ imei }) => imei === buyer.imei)
    const found = await findPlaced(buyer.account, order.key)
    // What the visitor was told is what the service has: one order, by the key of its form.
    expect(found).toMatchObject({ kind: 'placed' })
    expect(own).toMatchObject([{ requestKey: order.key }])
    const [{ number = '', total = 0, paidAt = null, canceledAt = null } = {}] = own
    const charged = charges.filter(({ orderNumber, kind }) => orderNumber === number && kind === 'charge')
    const refunded = charges.filter(({ orderNumber, kind }) => orderNumber === number && kind === 'refund')
    expect(charged.length).toBe(paidAt === null ? 0 : 1)
    expect(charged.every(({ amount }) => amount === total)).toBe(true)
    expect(refunded.length).toBe(paidAt !== null && canceledAt !== null ? 1 : 0)
    // And of every payment the site knows how it ended, but of a page that its visitor may still pay at.
    const attempts = (await exportPayments(number)) as { state: string; paymentNumber: string | null }[]
    const theirs = payments.filter(({ orderNumber }) => orderNumber === number)
    for (const { number: paymentNumber, state } of theirs) {
      const attempt = attempts.find((one) => one.paymentNumber === paymentNumber)
      expect([attempt?.state]).toEqual([
        state === 'refunded' ? expect.stringMatching(/^(?:succeeded|refunded)$/) : state,
      ])
    }
    expect(attempts.filter(({ state }) => state === 'beginning')).toEqual([])
  }
  expect(charges.length).toBeGreaterThan(PURCHASES / 2)
}, 240_000)

/** One visitor, with whatever goes wrong on the way. */
async function buy(random: ReturnType<typeof randomOf>): Promise<{ buyer: Buyer; order: NewOrder }> {
  const buyer = await newBuyer()
  const order = await orderOf(buyer)
  for (const call of CALLS) if (random.chance(0.5)) await breakCall(call, random.pick(FAULTS))
  await doOrder(buyer, order, random)
  await recover()
  const found = await findPlaced(buyer.account, order.key)
  if (found?.kind !== 'placed') throw new Error('an order was not placed')
  const { orderNumber } = found.order
  for (let tries = 0; tries < 3; tries++) {
    await doPayment(buyer, orderNumber, random)
    if (random.chance(0.5)) await recover()
    const { kind } = await findPayment(buyer.account, orderNumber)
    if (kind === 'paid') break
  }
  if (random.chance(0.2)) await doCancel(buyer, orderNumber)
  return { buyer, order }
}

/** By a click, a double click, in two tabs, or killed before the service was asked. */
async function doOrder(buyer: Buyer, order: NewOrder, random: ReturnType<typeof randomOf>): Promise<void> {
  const { key, content } = order
  if (random.chance(0.15)) {
    const once = [buyer.account.owner, buyer.imei, content.productId].join(' ')
    const subjects = [buyer.account.owner]
    await receive({ key, kind: 'protection-order', country: 'ng', once, subjects, content })
    return
  }
  await Promise.all(Array.from({ length: random.pick([1, 1, 2, 5]) }, () => placeOrder(order)))
  if (random.chance(0.3)) await placeOrder({ key: randomUUID(), content })
}

async function doPayment(
  buyer: Buyer,
  orderNumber: string,
  random: ReturnType<typeof randomOf>,
): Promise<void> {
  const payment = paymentFor(buyer, orderNumber)
  if (random.chance(0.15)) {
    const { key, ...asked } = payment
    await recordAttempt(key, 'ng', {
      ...asked,
      callbackUrl: `${process.env.SITE_URL}/api/payments/callback/`,
    })
    return
  }
  const tabs = random.pick([1, 1, 2, 4])
  const begun = await Promise.all(
    Array.from({ length: tabs }, (_, tab) =>
      beginPayment(tab % 2 === 0 ? payment : paymentFor(buyer, orderNumber)),
    ),
  )
  const pages = begun.flatMap((one) => (one.kind === 'paying' ? [one.paymentUrl] : []))
  expect(new Set(pages).size).toBeLessThanOrEqual(1)
  const card = random.pick(CARDS)
  // Now and then the visitor leaves, or pays twice by going back.
  if (random.chance(0.85)) await Promise.all(pages.map((url) => pay(url, card)))
}

async function doCancel({ account }: Buyer, orderNumber: string): Promise<void> {
  const asked = { country: 'ng', locale: 'en', account, orderNumber } as const
  await Promise.all([1, 2].map(() => cancelOrder({ key: randomUUID(), ...asked })))
}
