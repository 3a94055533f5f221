import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { THROW_AWAY_KEYS } from '../src/throw-away-keys'
import { answerOf, newKey, NIGERIA } from './answers'
import { SLOW, SOON, SUCCEEDS, usePayments } from './payments'
import { ledgerOf, newPhone, ordered, submitPaymentForm } from './protection'

const payments = usePayments('payment-page')
const { secondsOn, begin, opened, statusOf, cancel, chargesOf, toldOf } = payments

describe('a payment page', () => {
  test('takes a card, leads back, and calls the site with its signature [7#33]', async () => {
    const { orderNumber, url, paymentNumber } = await opened()
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paying', payment: 'pending', paymentNumber })
    const answer = await submitPaymentForm(url, 'card', SUCCEEDS)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, payments.shop.returnUrl])
    expect(await statusOf(orderNumber)).toMatchObject({
      status: 'paid',
      payment: 'succeeded',
      paymentNumber,
      paidTime: expect.any(String),
    })
    await vi.waitFor(() => expect(toldOf(orderNumber)).toHaveLength(1), SOON)
    const [call] = payments.shop.callsOf(orderNumber)
    const timestamp = String(call?.headers['x-carelane-timestamp'])
    const digest = createHmac('sha256', THROW_AWAY_KEYS.PAYMENT_CALLBACK_SECRET)
      .update(`${timestamp}.${call?.body}`)
      .digest('hex')
    expect(call?.headers['x-carelane-signature']).toBe(`sha256=${digest}`)
    expect(toldOf(orderNumber)).toMatchObject([{ payment: 'succeeded', paymentNumber, currency: 'NGN' }])
    expect(await chargesOf(orderNumber)).toEqual(['charge'])
  })

  test('is the same under the same key, and refused to what is paid', async () => {
    const orderNumber = await ordered({
      sandbox: payments.sandbox,
      token: payments.token,
      imei: await newPhone(payments.sandbox),
    })
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(orderNumber, key)))
    expect(new Set(answers.map(({ paymentUrl }) => paymentUrl)).size).toBe(1)
    await submitPaymentForm(answers[0]?.paymentUrl ?? '', 'wallet', '0800000001')
    expect(await begin(orderNumber)).toMatchObject({ result: 'alreadyPaid', paymentUrl: null })
    expect((await ledgerOf(payments.sandbox, orderNumber)).payments).toMatchObject([
      { state: 'succeeded', method: 'wallet' },
    ])
  })

  test('takes money once, however often its form is sent', async () => {
    const { orderNumber, url } = await opened()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submitPaymentForm(url, 'card', SUCCEEDS)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    await submitPaymentForm(url, 'card', SUCCEEDS)
    expect(await chargesOf(orderNumber)).toEqual(['charge'])
  })

  test('is told of by its number, or else the one that counts', async () => {
    const { orderNumber, url, paymentNumber } = await opened()
    const second = await begin(orderNumber)
    await submitPaymentForm(url, 'card', '4000000000000002')
    const of = (number?: string | null) =>
      answerOf(
        payments.sandbox,
        'protectionPaymentStatus',
        { ...NIGERIA, orderNumber, ...(number && { paymentNumber: number }) },
        { token: payments.token },
      )
    expect(await of(paymentNumber)).toMatchObject({ status: 'paying', payment: 'failed', paymentNumber })
    expect(await of()).toMatchObject({ payment: 'pending', paymentNumber: second.paymentNumber })
    await submitPaymentForm(second.paymentUrl ?? '', 'card', SUCCEEDS)
    expect(await of(paymentNumber)).toMatchObject({ status: 'paid', payment: 'failed', paymentNumber })
    expect(await of()).toMatchObject({ payment: 'succeeded', paymentNumber: second.paymentNumber })
  })

  test('of an order that has two charges twice: the ledger shows it', async () => {
    const { orderNumber, url } = await opened()
    const second = await begin(orderNumber)
    await submitPaymentForm(url, 'card', SUCCEEDS)
    await submitPaymentForm(second.paymentUrl ?? '', 'card', SUCCEEDS)
    expect(await chargesOf(orderNumber)).toEqual(['charge', 'charge'])
    const { total = 0 } = (await ledgerOf(payments.sandbox, orderNumber)).orders[0] ?? {}
    expect(await cancel(orderNumber)).toMatchObject({ result: 'accepted', refund: 2 * total })
  })

  test.each([
    ['a declined card', 'card', '4000000000000002'],
    ['an empty wallet', 'wallet', '0800000002'],
    ['going back', 'leave', ''],
  ])('fails by %s, and the order can be paid later [4#34]', async (_, action, number) => {
    const { orderNumber, url } = await opened()
    const answer = await submitPaymentForm(url, action, number)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, payments.shop.returnUrl])
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'failed', payment: 'failed' })
    await vi.waitFor(() => expect(toldOf(orderNumber)).toMatchObject([{ payment: 'failed' }]), SOON)
    const again = await begin(orderNumber)
    await submitPaymentForm(again.paymentUrl ?? '', 'card', SUCCEEDS)
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paid', payment: 'succeeded' })
    expect(await chargesOf(orderNumber)).toEqual(['charge'])
  })

  test('takes its time with a slow card, and cannot be canceled meanwhile', async () => {
    const { orderNumber, url } = await opened()
    expect((await submitPaymentForm(url, 'card', SLOW)).headers.get('location')).toBe(new URL(url).pathname)
    expect(await (await fetch(url)).text()).toContain('See how it went')
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paying', payment: 'pending' })
    expect(await cancel(orderNumber)).toMatchObject({ result: 'paymentInProgress', status: 'paying' })
    await secondsOn(21)
    const back = await fetch(url, { redirect: 'manual' })
    expect(back.headers.get('location')).toBe(payments.shop.returnUrl)
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paid' })
  })

  test('that nobody pays ends by itself', async () => {
    const { orderNumber, url } = await opened()
    const hanging = await opened()
    await submitPaymentForm(hanging.url, 'card', '4000000000000044')
    await secondsOn(901)
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'failed', payment: 'failed' })
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(303)
    expect(await statusOf(hanging.orderNumber)).toMatchObject({ status: 'failed', payment: 'failed' })
    await submitPaymentForm(url, 'card', SUCCEEDS)
    expect(await chargesOf(orderNumber)).toEqual([])
  })

  test('asks for the bank’s code, three times at most', async () => {
    const [right, wrong] = [await opened(), await opened()]
    for (const { url } of [right, wrong]) await submitPaymentForm(url, 'card', '4000000000003220')
    expect(await (await fetch(right.url)).text()).toContain('123456')
    expect((await submitPaymentForm(right.url, 'code', '999999')).status).toBe(422)
    expect((await submitPaymentForm(right.url, 'code', ' 123456 ')).headers.get('location')).toBe(
      payments.shop.returnUrl,
    )
    expect(await statusOf(right.orderNumber)).toMatchObject({ status: 'paid' })
    for (const expected of [422, 422, 303]) {
      expect((await submitPaymentForm(wrong.url, 'code', '000000')).status).toBe(expected)
    }
    expect(await statusOf(wrong.orderNumber)).toMatchObject({ status: 'failed' })
    expect(await chargesOf(wrong.orderNumber)).toEqual([])
  })

  test('gives a code to pay with in a store, which waits for the counter', async () => {
    const { orderNumber, url, paymentNumber } = await opened()
    await submitPaymentForm(url, 'store')
    expect(await (await fetch(url)).text()).toContain(paymentNumber)
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paying' })
    await submitPaymentForm(url, 'cashier')
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paid' })
    const left = await opened()
    await submitPaymentForm(left.url, 'store')
    await secondsOn(86_500)
    expect(await statusOf(left.orderNumber)).toMatchObject({ status: 'canceled', payment: 'failed' })
  })

  test.each([
    ['4000000000000010', 2],
    ['4000000000000036', 0],
  ])('calls the site as often as card %s says: %i', async (card, times) => {
    const { orderNumber, url } = await opened()
    const usual = await opened()
    await submitPaymentForm(url, 'card', card)
    await submitPaymentForm(usual.url, 'card', SUCCEEDS)
    await vi.waitFor(() => expect(toldOf(usual.orderNumber)).toHaveLength(1), SOON)
    await vi.waitFor(() => expect(toldOf(orderNumber)).toHaveLength(times), SOON)
    expect(new Set(toldOf(orderNumber).map(({ id }) => id)).size).toBe(Math.min(1, times))
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paid' })
  })

  test('calls the site before it leads back, where the card says so', async () => {
    const { orderNumber, url } = await opened()
    await submitPaymentForm(url, 'card', '4000000000000028')
    expect(toldOf(orderNumber)).toMatchObject([{ payment: 'succeeded' }])
  })

  test('gives money back after its time, which ends the order', async () => {
    const { orderNumber, url } = await opened()
    await submitPaymentForm(url, 'card', '4000000000000051')
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'paid' })
    await secondsOn(6)
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'canceled', payment: 'refunded' })
    expect(await chargesOf(orderNumber)).toEqual(['charge', 'refund'])
    await vi.waitFor(
      () => expect(toldOf(orderNumber).map(({ payment }) => payment)).toEqual(['succeeded', 'refunded']),
      SOON,
    )
  })

  test('says what is not right, and keeps what was typed', async () => {
    const { url } = await opened()
    const answer = await submitPaymentForm(url, 'card', '4111 "1"')
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('value="4111 &quot;1&quot;"')
    expect(page).toContain('aria-invalid="true" aria-describedby="card-error"')
    expect((await fetch(url)).status).toBe(200)
  })

  test('speaks Arabic from right to left, has no scripts, and tells nobody its address', async () => {
    const { url } = await opened('2', 'ar')
    const answer = await fetch(url)
    const page = await answer.text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).not.toContain('<script')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await (await fetch(`${url}?lang=en`)).text()).toContain('<html lang="en" dir="ltr">')
  })

  test('is found by its secret alone', async () => {
    const { url, paymentNumber } = await opened()
    const { origin } = new URL(url)
    expect(new URL(url).pathname.length).toBeGreaterThan(32)
    for (const guess of [paymentNumber ?? '', 'a'.repeat(32)]) {
      expect((await fetch(`${origin}/pay/${guess}`)).status).toBe(404)
      expect((await submitPaymentForm(`${origin}/pay/${guess}`, 'card', SUCCEEDS)).status).toBe(404)
    }
  })
})
