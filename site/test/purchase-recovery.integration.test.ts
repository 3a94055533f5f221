import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { beginPayment, findPayment, type NewPayment } from '@/features/purchase/begin-payment'
import { cancelOrder } from '@/features/purchase/cancel-order'
import { deliverOrder } from '@/features/purchase/deliver-order'
import { findPlaced, placeOrder } from '@/features/purchase/place-order'
import { reconcileSome } from '@/features/purchase/reconcile'
import { receive } from '@/handing-in/ledger'
import { askedFor, attemptsOf, ordered, ordersOf, pageOf, stateOf, writeDown } from './support/paying'
import { SLOW, SUCCEEDS } from './support/protection-service'
import { paymentFor, usePurchases } from './support/purchases'

const purchases = usePurchases()
const { newBuyer, orderOf, pay, paidFor, recover, service, breakCall } = purchases

describe('a site that is killed', () => {
  test('between any two steps of an order loses none and doubles none', async () => {
    const deaths = [
      // Recorded, not asked.
      async () => undefined,
      // Asked, not recorded.
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
      expect(await ordersOf(purchases, buyer)).toMatchObject([{ requestKey: key }])
    }
  })

  test('between any two steps of a payment takes it once, and knows of it', async () => {
    const deaths: ((payment: NewPayment) => Promise<unknown>)[] = [
      // Recorded, not asked.
      async () => undefined,
      // Asked, not recorded.
      (payment) => askedFor(payment),
      // Paid, not recorded.
      async (payment) => pay(await askedFor(payment), SUCCEEDS),
    ]
    purchases.takeCallbacks(false)
    for (const dies of deaths) {
      const { buyer, orderNumber, total } = await ordered(purchases)
      const payment = paymentFor(buyer, orderNumber)
      await writeDown(payment)
      await dies(payment)
      await recover()
      const there = await findPayment(buyer.account, orderNumber)
      // New forms lead to the earlier payment's page.
      if (there.kind === 'paying') await pay(await pageOf(paymentFor(buyer, orderNumber)), SUCCEEDS)
      await recover()
      expect(await attemptsOf(buyer)).toMatchObject([{ key: payment.key, state: 'succeeded' }])
      expect((await service(orderNumber)).payments).toHaveLength(1)
      expect(await paidFor(orderNumber)).toBe(total)
    }
  })

  test('while two go on with its work does nothing twice', async () => {
    const all = []
    for (let count = 0; count < 6; count++) all.push(await ordered(purchases))
    for (const { buyer, orderNumber } of all) {
      const payment = paymentFor(buyer, orderNumber)
      await writeDown(payment)
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
      // From another tab.
      const total = order.content.total
      expect(await cancelOrder({ key: randomUUID(), ...asked })).toEqual({ kind: 'canceled', refund: total })
    },
  )

  test('for a while, killed, goes on where it was', async () => {
    const { buyer, orderNumber, total } = await ordered(purchases)
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
