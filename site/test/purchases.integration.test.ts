import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { beginPayment, findPayment } from '@/features/purchase/begin-payment'
import { cancelOrder } from '@/features/purchase/cancel-order'
import { erasePayments, exportPayments } from '@/features/purchase/one-person'
import { findOwnPlaced, findPlaced, placeOrder } from '@/features/purchase/place-order'
import { askStore } from '@/platform/store/store'
import { ordered, ordersOf, pageOf, stateOf, writeDown } from './support/paying'
import { SUCCEEDS } from './support/protection-service'
import { paymentFor, placed, usePurchases } from './support/purchases'

const purchases = usePurchases()
const { newBuyer, orderOf, pay, paidFor, recover, service } = purchases

describe('a purchase', () => {
  test('is ordered, paid once and known to be paid', async () => {
    const { buyer, orderNumber, total } = await ordered(purchases)
    expect(await stateOf(buyer, orderNumber)).toBe('none')
    const url = await pageOf(paymentFor(buyer, orderNumber))
    await pay(url, SUCCEEDS)
    expect(await stateOf(buyer, orderNumber)).toBe('paid')
    expect(await paidFor(orderNumber)).toBe(total)
    expect(await beginPayment(paymentFor(buyer, orderNumber))).toEqual({ kind: 'paid' })
  })

  test('is stored encrypted: neither person, device, order nor token stands in the rows', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
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
    const orders = await ordersOf(purchases, buyer)
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
    expect(await ordersOf(purchases, buyer)).toHaveLength(1)
    const pages = await Promise.all([1, 2].map(() => pageOf(paymentFor(buyer, orderNumber))))
    expect(pages[0]).toBe(pages[1])
    await Promise.all(pages.map((url) => pay(url, SUCCEEDS)))
    expect((await service(orderNumber)).charges).toHaveLength(1)
  })

  test('is made anew once the order before it has ended', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
    const asked = { account: buyer.account, country: 'ng', locale: 'en', orderNumber } as const
    expect(await cancelOrder({ key: randomUUID(), ...asked })).toEqual({ kind: 'canceled', refund: null })
    const again = await placeOrder(await orderOf(buyer))
    expect(again).toMatchObject({ kind: 'placed', isEarlier: false })
    expect(await ordersOf(purchases, buyer)).toHaveLength(2)
  })

  test('is found by its owner as long as it is open or bought, whatever the plan says by then, and by nobody else', async () => {
    const { buyer, orderNumber, total } = await ordered(purchases)
    const asked = { account: buyer.account, country: 'ng', locale: 'en', imei: buyer.imei } as const
    const find = (productId: string) => findOwnPlaced({ ...asked, productId })
    const order = { orderNumber, total: { amount: total, currency: 'NGN' } }
    expect(await find('2')).toEqual({ kind: 'open', order })
    expect(await find('1')).toBeNull()
    const stranger = await newBuyer()
    expect(await findOwnPlaced({ ...asked, account: stranger.account, productId: '2' })).toBeNull()
    await pay(await pageOf(paymentFor(buyer, orderNumber)), SUCCEEDS)
    expect(await find('2')).toEqual({ kind: 'bought', order })
    await cancelOrder({ key: randomUUID(), ...asked, orderNumber })
    expect(await find('2')).toBeNull()
  })

  test('whose answer cannot be opened is told of as placed, never as something to send again', async () => {
    const buyer = await newBuyer()
    const order = await orderOf(buyer)
    await placed(order)
    await askStore(`UPDATE submissions SET details_key_id = 'gone' WHERE key = $1`, [order.key])
    const unreadable = { kind: 'unreadable', key: order.key }
    expect(await placeOrder(order)).toEqual(unreadable)
    expect(await findPlaced(buyer.account, order.key)).toEqual(unreadable)
    expect(await placeOrder(await orderOf(buyer))).toEqual(unreadable)
    const { account, imei } = buyer
    expect(await findOwnPlaced({ account, country: 'ng', locale: 'en', imei, productId: '2' })).toEqual(
      unreadable,
    )
    expect(await ordersOf(purchases, buyer)).toHaveLength(1)
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
    const { buyer, orderNumber } = await ordered(purchases)
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
    const [placedKey] = (await ordersOf(purchases, buyer)).map(({ requestKey }) => requestKey)
    expect(await findPlaced(account, placedKey ?? '')).toBeNull()
  })

  test('is first to a number that is not theirs, and does not keep its owner from paying', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
    const stranger = await newBuyer()
    const theirs = paymentFor(stranger, orderNumber)
    await writeDown(theirs)
    expect(await pageOf(paymentFor(buyer, orderNumber))).toContain('/pay/')
  })
})

test('what is settled can be exported and erased by its person; what is not stays until it is', async () => {
  const { buyer, orderNumber } = await ordered(purchases)
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
