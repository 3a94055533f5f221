import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { beginSession } from '@/accounts/session-store'
import { beginPayment } from '@/features/purchase/begin-payment'
import { cancelOrder } from '@/features/purchase/cancel-order'
import { reconcileSome } from '@/features/purchase/reconcile'
import { makeDue } from '@/handing-in/make-due'
import { askStore } from '@/platform/store/store'
import { askedFor, attemptsOf, ordered, pageOf, SOON, stateOf, writeDown } from './support/paying'
import {
  CALLED_FIRST,
  CALLED_TWICE,
  FAILS,
  NEVER_CALLED,
  REFUNDED,
  SLOW,
  SUCCEEDS,
} from './support/protection-service'
import { paymentFor, usePurchases, type Buyer } from './support/purchases'

const purchases = usePurchases()
const { pay, paidFor, recover, service } = purchases

describe('a payment', () => {
  test('that failed can be made again, with another key alone [4#34]', async () => {
    const { buyer, orderNumber, total } = await ordered(purchases)
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
    const { buyer, orderNumber, total } = await ordered(purchases)
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
    const { buyer, orderNumber } = await ordered(purchases)
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
    const { buyer, orderNumber } = await ordered(purchases)
    await pageOf(paymentFor(buyer, orderNumber))
    const now = new Date(Date.now() + 901_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'failed' }])
  })

  test('is settled by its callback, also where nobody comes back and the token is over', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
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
      const { buyer, orderNumber } = await ordered(purchases)
      await pay(await pageOf(paymentFor(buyer, orderNumber)), card)
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
      await recover()
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
    }
  })

  test.each([CALLED_TWICE, CALLED_FIRST])('called back about by card %s is one', async (card) => {
    const { buyer, orderNumber, total } = await ordered(purchases)
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
    const { buyer, orderNumber, total } = await ordered(purchases)
    const payment = paymentFor(buyer, orderNumber)
    // Ended before recording the answer.
    await writeDown(payment)
    await pay(await askedFor(payment), CALLED_FIRST)
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'beginning' }])
    // Due by the callback despite its lease.
    await vi.waitFor(async () => {
      await reconcileSome()
      expect(await attemptsOf(buyer)).toMatchObject([{ state: 'open' }])
    }, SOON)
    await recover()
    expect(await attemptsOf(buyer)).toMatchObject([{ state: 'succeeded' }])
    expect(await paidFor(orderNumber)).toBe(total)
  })

  test('that is given back is known to be', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
    await pay(await pageOf(paymentFor(buyer, orderNumber)), REFUNDED)
    expect(await stateOf(buyer, orderNumber)).toBe('paid')
    const now = new Date(Date.now() + 6_000).toISOString()
    await purchases.post('/sandbox/clock', { now }, 'PUT')
    await vi.waitFor(async () => expect(await stateOf(buyer, orderNumber)).toBe('refunded'), SOON)
    expect(await paidFor(orderNumber)).toBe(0)
  })

  test('whose token is over waits, says so, and goes on with the next sign-in', async () => {
    const { buyer, orderNumber } = await ordered(purchases)
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

async function signInAgain({ account: { owner, token, until } }: Buyer): Promise<void> {
  const nothing = { userName: null, nickName: null, avatarUrl: null, email: null }
  const profile = { u: '1', ...nothing, phone: owner, afid: '1' }
  await beginSession({ provider: 'main', token, until, refreshToken: 'none', profile, agent: '' })
  await makeDue(owner)
}
