import { randomUUID } from 'node:crypto'
import { placeOf } from '@carelane/after-sales'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beginSession } from '@/features/account/session-store'
import { recordAttempt } from '@/features/purchase/attempts'
import { beginPayment, findPayment, type NewPayment } from '@/features/purchase/begin-payment'
import { cancelOrder } from '@/features/purchase/cancel-order'
import type { AttemptContent } from '@/features/purchase/contents'
import { deliverOrder } from '@/features/purchase/deliver-order'
import { erasePayments, exportPayments } from '@/features/purchase/one-person'
import { findPlaced, placeOrder } from '@/features/purchase/place-order'
import { reconcileSome } from '@/features/purchase/reconcile'
import { receive } from '@/features/submissions/ledger'
import { makeDue } from '@/features/submissions/make-due'
import { afterSales } from '@/platform/after-sales'
import { askStore } from '@/platform/store/store'
import {
  CALLED_FIRST,
  CALLED_TWICE,
  FAILS,
  NEVER_CALLED,
  paymentFor,
  placed,
  REFUNDED,
  SLOW,
  SUCCEEDS,
  usePurchases,
  type Buyer,
} from './support/purchases'

const purchases = usePurchases()
const { newBuyer, orderOf, pay, paidFor, recover, service, breakCall } = purchases

afterEach(async () => {
  await purchases.mend()
  purchases.takeCallbacks(true)
  await fetch(`${purchases.stack.sandboxUrl}/sandbox/clock`, { method: 'DELETE' })
})

/** For what happens within a second or two on a machine that has time. */
const SOON = { timeout: 20_000, interval: 50 }

async function ordered(): Promise<{ buyer: Buyer; orderNumber: string; total: number }> {
  const buyer = await newBuyer()
  const order = await orderOf(buyer)
  return { buyer, orderNumber: await placed(order), total: order.content.total.amount }
}
async function pageOf(payment: NewPayment): Promise<string> {
  const begun = await beginPayment(payment)
  if (begun.kind !== 'paying') throw new Error(`the payment is ${begun.kind}`)
  return begun.paymentUrl
}
const stateOf = async ({ account }: Buyer, orderNumber: string) =>
  (await findPayment(account, orderNumber)).kind
const attemptsOf = (buyer: Buyer) =>
  exportPayments(buyer.account.owner) as Promise<{ key: string; state: string }[]>
const contentOf = ({ key: _, ...asked }: NewPayment): AttemptContent => ({
  ...asked,
  callbackUrl: `${process.env.SITE_URL}/api/payments/callback/`,
})
const ordersOf = async ({ imei }: Buyer) => (await service()).orders.filter((order) => order.imei === imei)

describe('a purchase', () => {
  test('is ordered, paid once and known to be paid', async () => {
    const { buyer, orderNumber, total } = await ordered()
    expect(await stateOf(buyer, orderNumber)).toBe('none')
    const url = await pageOf(paymentFor(buyer, orderNumber))
    await pay(url, SUCCEEDS)
    expect(await stateOf(buyer, orderNumber)).toBe('paid')
    expect(await paidFor(orderNumber)).toBe(total)
    expect(await beginPayment(paymentFor(buyer, orderNumber))).toEqual({ kind: 'paid' })
  })

  test('is stored encrypted: neither person, device, order nor token stands in the rows', async () => {
    const { buyer, orderNumber } = await ordered()
    await pageOf(paymentFor(buyer, orderNumber))
    const rows = [
      ...(await askStore('SELECT * FROM payment_attempts')),
      ...(await askStore(`SELECT * FROM submissions WHERE kind = 'protection-order'`)),
    ]
    const text = rows
      .flatMap((row) => Object.values(row as object))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
      .join('\n')
    const { account, imei } = buyer
    for (const secret of [account.owner, account.token, imei, orderNumber, '/pay/'])
      expect(text).not.toContain(secret)
  })

  test('by a double click, twenty times at once, is one order and one payment', async () => {
    const buyer = await newBuyer()
    const order = await orderOf(buyer)
    const all = await Promise.all(Array.from({ length: 20 }, () => placeOrder(order)))
    for (const { kind } of all) expect(['placed', 'waiting']).toContain(kind)
    await recover()
    expect(await findPlaced(buyer.account, order.key)).toMatchObject({ kind: 'placed', isEarlier: false })
    const orders = await ordersOf(buyer)
    expect(orders).toMatchObject([{ requestKey: order.key }])
    const payment = paymentFor(buyer, orders[0]?.number ?? '')
    await Promise.all(Array.from({ length: 20 }, () => beginPayment(payment)))
    await recover()
    expect((await service(payment.orderNumber)).payments).toHaveLength(1)
  })

  test('from two tabs leads to one order, and to one payment page', async () => {
    const buyer = await newBuyer()
    const [mine, other] = [await orderOf(buyer), await orderOf(buyer, { name: 'Ada' })]
    const orderNumber = await placed(mine)
    expect(await placeOrder(other)).toMatchObject({ kind: 'placed', isEarlier: true, order: { orderNumber } })
    expect(await ordersOf(buyer)).toHaveLength(1)
    const pages = await Promise.all([1, 2].map(() => pageOf(paymentFor(buyer, orderNumber))))
    expect(pages[0]).toBe(pages[1])
    await Promise.all(pages.map((url) => pay(url, SUCCEEDS)))
    expect((await service(orderNumber)).charges).toHaveLength(1)
  })

  test('is made anew once the order before it has ended', async () => {
    const { buyer, orderNumber } = await ordered()
    const asked = { account: buyer.account, country: 'ng', locale: 'en', orderNumber } as const
    expect(await cancelOrder({ key: randomUUID(), ...asked })).toEqual({ kind: 'canceled', refund: null })
    const again = await placeOrder(await orderOf(buyer))
    expect(again).toMatchObject({ kind: 'placed', isEarlier: false })
    expect(await ordersOf(buyer)).toHaveLength(2)
  })

  test('at another price than was agreed to is refused, and its form can be corrected', async () => {
    const buyer = await newBuyer()
    const order = await orderOf(buyer)
    const cheaper = { ...order.content, total: { amount: 1, currency: 'NGN' } }
    expect(await placeOrder({ ...order, content: cheaper })).toEqual({
      kind: 'refused',
      result: 'priceChanged',
      reason: null,
    })
    const late = { ...order.content, productId: '1', imei: buyer.imei, durationDays: 99 }
    expect(await placeOrder({ ...order, content: late })).toMatchObject({ result: 'notAvailable' })
    expect(await placeOrder(order)).toMatchObject({ kind: 'placed' })
  })
})

describe('somebody else', () => {
  test('finds, pays and cancels no order by its number, and opens no form by its key', async () => {
    const { buyer, orderNumber } = await ordered()
    const payment = paymentFor(buyer, orderNumber)
    await pageOf(payment)
    const stranger = await newBuyer()
    const { account } = stranger
    expect(await findPayment(account, orderNumber)).toEqual({ kind: 'none' })
    for (const key of [payment.key, randomUUID()]) {
      expect(await beginPayment({ ...paymentFor(stranger, orderNumber), key })).toEqual({
        kind: 'refused',
        result: 'notFound',
      })
    }
    const asked = { key: randomUUID(), country: 'ng', locale: 'en', account, orderNumber } as const
    expect(await cancelOrder(asked)).toEqual({ kind: 'refused', result: 'notFound' })
    const [placedKey] = (await ordersOf(buyer)).map(({ requestKey }) => requestKey)
    expect(await findPlaced(account, placedKey ?? '')).toBeNull()
  })

  test('is first to a number that is not theirs, and does not keep its owner from paying', async () => {
    const { buyer, orderNumber } = await ordered()
    const stranger = await newBuyer()
    // The service has not said yet that there is no such order.
    const theirs = paymentFor(stranger, orderNumber)
    await recordAttempt(theirs.key, 'ng', contentOf(theirs))
    expect(await pageOf(paymentFor(buyer, orderNumber))).toContain('/pay/')
  })
})

describe('a payment', () => {
  test('that failed can be made again, with another key alone [4#34]', async () => {
    const { buyer, orderNumber, total } = await ordered()
    const first = paymentFor(buyer, orderNumber)
    await pay(await pageOf(first), FAILS)
    expect(await stateOf(buyer, orderNumber)).toBe('failed')
    expect(await beginPayment(first)).toEqual({ kind: 'failed' })
    await pay(await pageOf(paymentFor(buyer, orderNumber)), SUCCEEDS)
    expect(await stateOf(buyer, orderNumber)).toBe('paid')
    expect(await paidFor(orderNumber)).toBe(total)
    expect((await attemptsOf(buyer)).map(({ state }) => state)).toEqual(['succeeded', 'failed'])
  })

  test('that is being processed is gone on with, and never begun beside', async () => {
    const { buyer, orderNumber, total } = await ordered()
    const url = await pageOf(paymentFor(buyer, orderNumber))
    await pay(url, SLOW)
    expect(await beginPayment(paymentFor(buyer, orderNumber))).toMatchObject({
      kind: 'paying',
      paymentUrl: url,
    })
    const asked = { account: buyer.account, country: 'ng', locale: 'en', orderNumber } as const
    expect(await cancelOrder({ key: randomUUID(), ...asked })).toEqual({
      kind: 'refused',
      result: 'paymentInProgress',
    })
    const now = new Date(Date.now() + 25_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
    expect(await paidFor(orderNumber)).toBe(total)
  })

  test('is told apart from another one of the order, which was begun elsewhere later', async () => {
    const { buyer, orderNumber } = await ordered()
    purchases.takeCallbacks(false)
    const url = await pageOf(paymentFor(buyer, orderNumber))
    expect(await askedFor(paymentFor(buyer, orderNumber))).not.toBe(url)
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
    await pay(url, FAILS)
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'failed' }])
  })

  test('that nobody made is known to have failed once its page is closed', async () => {
    const { buyer, orderNumber } = await ordered()
    await pageOf(paymentFor(buyer, orderNumber))
    const now = new Date(Date.now() + 901_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'failed' }])
  })

  test('is settled by its callback, also where nobody comes back and the token is over', async () => {
    const { buyer, orderNumber } = await ordered()
    await pay(await pageOf(paymentFor(buyer, orderNumber)), SUCCEEDS)
    await askStore(`UPDATE payment_attempts SET due_at = now() + interval '1 hour'`)
    await vi.waitFor(
      async () => expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    )
  })

  test('is settled by asking where the callback is lost, or never sent', async () => {
    purchases.takeCallbacks(false)
    for (const card of [SUCCEEDS, NEVER_CALLED]) {
      const { buyer, orderNumber } = await ordered()
      await pay(await pageOf(paymentFor(buyer, orderNumber)), card)
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
      await recover()
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
    }
  })

  test.each([CALLED_TWICE, CALLED_FIRST])('called back about by card %s is one', async (card) => {
    const { buyer, orderNumber, total } = await ordered()
    await pay(await pageOf(paymentFor(buyer, orderNumber)), card)
    await vi.waitFor(
      async () => expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    )
    await recover()
    expect(await attemptsOf(buyer)).toHaveLength(1)
    expect(await paidFor(orderNumber)).toBe(total)
  })

  test('called back about before the answer that names it is asked for, and known', async () => {
    const { buyer, orderNumber, total } = await ordered()
    const payment = paymentFor(buyer, orderNumber)
    // The process ended between asking and writing down.
    await recordAttempt(payment.key, 'ng', contentOf(payment))
    await pay(await askedFor(payment), CALLED_FIRST)
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'beginning' }])
    // The callback made it due, lease or not.
    await vi.waitFor(async () => {
      await reconcileSome()
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
    }, SOON)
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
    expect(await paidFor(orderNumber)).toBe(total)
  })

  test('that is given back is known to be', async () => {
    const { buyer, orderNumber } = await ordered()
    await pay(await pageOf(paymentFor(buyer, orderNumber)), REFUNDED)
    expect(await stateOf(buyer, orderNumber)).toBe('paid')
    const now = new Date(Date.now() + 6_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await vi.waitFor(async () => expect(await stateOf(buyer, orderNumber)).toBe('refunded'), SOON)
    expect(await paidFor(orderNumber)).toBe(0)
  })

  test('whose token is over waits, says so, and goes on with the next sign-in', async () => {
    const { buyer, orderNumber } = await ordered()
    purchases.takeCallbacks(false)
    const over = { ...buyer, account: { ...buyer.account, token: 'over' } }
    const payment = paymentFor(over, orderNumber)
    expect(await beginPayment(payment)).toEqual({ kind: 'waiting', needsSignIn: true })
    await signInAgain(buyer)
    while ((await reconcileSome()) > 0);
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
    expect(await stateOf(buyer, orderNumber)).toBe('paying')
    expect((await service(orderNumber)).payments).toHaveLength(1)
  })
})

/** As a browser does in which the buyer signs in. */
async function signInAgain({ account: { owner, token, until } }: Buyer): Promise<void> {
  const nothing = { userName: null, nickName: null, avatarUrl: null, email: null }
  const profile = { u: '1', ...nothing, phone: owner, afid: '1' }
  await beginSession({ provider: 'main', token, until, refreshToken: 'none', profile, agent: '' })
  await makeDue(owner)
}

/** Asks the service for a payment, and keeps its answer from the ledger. */
async function askedFor(payment: NewPayment): Promise<string> {
  const { account, country, locale, ...asked } = contentOf(payment)
  const request = { ...asked, ...placeOf({ country, locale }), requestKey: payment.key }
  const answer = await afterSales().ask('protectionPayment', request, { token: account.token })
  return answer.ok ? (answer.data.paymentUrl ?? '') : ''
}

describe('a site that is killed', () => {
  test('between any two steps of an order loses none and doubles none', async () => {
    const deaths = [
      // Written down, and the service not asked.
      async () => undefined,
      // The service asked, and its answer not written down.
      (key: string, content: unknown) => deliverOrder(key, content),
    ]
    for (const dies of deaths) {
      const buyer = await newBuyer()
      const { key, content } = await orderOf(buyer)
      const once = [buyer.account.owner, buyer.imei, content.productId].join(' ')
      const subjects = [buyer.account.owner]
      await receive({ key, kind: 'protection-order', country: 'ng', once, subjects, content })
      await dies(key, content)
      expect(await findPlaced(buyer.account, key)).toMatchObject({ kind: 'waiting' })
      await recover()
      expect(await findPlaced(buyer.account, key)).toMatchObject({ kind: 'placed' })
      expect(await ordersOf(buyer)).toMatchObject([{ requestKey: key }])
    }
  })

  test('between any two steps of a payment takes it once, and knows of it', async () => {
    const deaths: ((payment: NewPayment) => Promise<unknown>)[] = [
      // Written down, and the service not asked.
      async () => undefined,
      // The service asked, and its answer not written down.
      (payment) => askedFor(payment),
      // Paid, and nothing of it written down.
      async (payment) => pay(await askedFor(payment), SUCCEEDS),
    ]
    purchases.takeCallbacks(false)
    for (const dies of deaths) {
      const { buyer, orderNumber, total } = await ordered()
      const payment = paymentFor(buyer, orderNumber)
      await recordAttempt(payment.key, 'ng', contentOf(payment))
      await dies(payment)
      await recover()
      const there = await findPayment(buyer.account, orderNumber)
      // Whoever comes back with a new form pays on the page that there is.
      if (there.kind === 'paying') await pay(await pageOf(paymentFor(buyer, orderNumber)), SUCCEEDS)
      await recover()
      expect(await attemptsOf(buyer)).toMatchObject([{ key: payment.key, state: 'succeeded' }])
      expect((await service(orderNumber)).payments).toHaveLength(1)
      expect(await paidFor(orderNumber)).toBe(total)
    }
  })

  test('while two go on with its work does nothing twice', async () => {
    const all = []
    for (let count = 0; count < 6; count++) all.push(await ordered())
    for (const { buyer, orderNumber } of all) {
      const payment = paymentFor(buyer, orderNumber)
      await recordAttempt(payment.key, 'ng', contentOf(payment))
    }
    await purchases.timePasses()
    const rounds = await Promise.all([reconcileSome(), reconcileSome()])
    expect(rounds[0] + rounds[1]).toBeGreaterThanOrEqual(6)
    for (const { orderNumber } of all) expect((await service(orderNumber)).payments).toHaveLength(1)
  })
})

describe('a service that fails', () => {
  const FAULTS = ['down', '500', 'done-down', 'done-500', 'truncated', 'garbage', 'wrong-shape', 'done-twice']

  test.each(FAULTS)(
    'by %s at every call costs nobody money twice, and nothing stays unknown',
    async (fault) => {
      purchases.takeCallbacks(false)
      const buyer = await newBuyer()
      const order = await orderOf(buyer)
      await breakCall('protection-order-add', fault)
      await placeOrder(order)
      await recover()
      const found = await findPlaced(buyer.account, order.key)
      if (found?.kind !== 'placed') throw new Error('it is not placed')
      const { orderNumber } = found.order
      await breakCall('protection-payment', fault)
      await beginPayment(paymentFor(buyer, orderNumber))
      await recover()
      const url = await pageOf(paymentFor(buyer, orderNumber))
      await pay(url, SUCCEEDS)
      await breakCall('protection-payment-status', fault)
      await stateOf(buyer, orderNumber)
      await recover()
      expect(await stateOf(buyer, orderNumber)).toBe('paid')
      const asked = { account: buyer.account, country: 'ng', locale: 'en', orderNumber } as const
      await breakCall('protection-cancel', fault)
      const canceled = await cancelOrder({ key: randomUUID(), ...asked })
      expect(['canceled', 'waiting']).toContain(canceled.kind)
      await recover()
      const { payments, charges, orders } = await service(orderNumber)
      expect(orders).toMatchObject([{ requestKey: order.key, canceledAt: expect.any(String) }])
      expect(payments).toHaveLength(1)
      expect(charges.map(({ kind }) => kind)).toEqual(['charge', 'refund'])
      // The same cancellation from another tab is the same one, with the same refund.
      const total = order.content.total
      expect(await cancelOrder({ key: randomUUID(), ...asked })).toEqual({ kind: 'canceled', refund: total })
    },
  )

  test('for a while, killed, goes on where it was', async () => {
    const { buyer, orderNumber, total } = await ordered()
    const url = await pageOf(paymentFor(buyer, orderNumber))
    await pay(url, SLOW)
    await purchases.stack.kill('sandbox', 'SIGKILL')
    expect((await findPayment(buyer.account, orderNumber)).kind).toBe('paying')
    await purchases.stack.start('sandbox')
    const now = new Date(Date.now() + 25_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await vi.waitFor(
      async () => {
        await recover()
        expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
      },
      { timeout: 40_000, interval: 500 },
    )
    expect(await paidFor(orderNumber)).toBe(total)
  })
})

test('what is settled can be exported and erased by its person; what is not stays until it is', async () => {
  const { buyer, orderNumber } = await ordered()
  const url = await pageOf(paymentFor(buyer, orderNumber))
  const { owner } = buyer.account
  expect(await erasePayments(owner)).toBe(0)
  await pay(url, SUCCEEDS)
  await stateOf(buyer, orderNumber)
  expect(await exportPayments(orderNumber)).toMatchObject([
    { kind: 'payment', orderNumber, state: 'succeeded' },
  ])
  expect(JSON.stringify(await exportPayments(owner))).not.toContain(buyer.account.token)
  expect(await erasePayments(owner)).toBe(1)
  expect(await exportPayments(owner)).toEqual([])
})
