import { describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, tokenOf } from './answers'
import { SUCCEEDS, usePayments } from './payments'
import { ledgerOf, newPhone, ordered, submitPaymentForm } from './protection'

const payments = usePayments('paid-plans')
const { secondsOn, opened, statusOf, cancel, chargesOf } = payments

describe('a plan that is paid', () => {
  test('takes effect after its days, holds for its time, and ends [4#32], [4#35], [4#36]', async () => {
    const { orderNumber, url } = await opened('1')
    await submitPaymentForm(url, 'card', SUCCEEDS)
    const entry = async () => {
      const { list } = await answerOf(payments.sandbox, 'protectionOrders', NIGERIA, {
        token: payments.token,
      })
      return list.find((listed) => listed.orderNumber === orderNumber)
    }
    expect(await entry()).toMatchObject({ status: 'paid', policyState: 'invalid' })
    await secondsOn(15 * 86_400 + 60)
    expect(await entry()).toMatchObject({ status: 'effective', policyState: 'valid' })
    expect(await cancel(orderNumber)).toMatchObject({ result: 'notCancelable', status: 'effective' })
    await secondsOn(381 * 86_400)
    const { status, policyState, effectiveTime, endTime } = (await entry()) ?? {}
    expect({ status, policyState }).toEqual({ status: 'ended', policyState: 'invalid' })
    const days = (Date.parse(endTime ?? '') - Date.parse(effectiveTime ?? '')) / 86_400_000
    expect(days).toBe(365)
  })

  test('is given back whole as long as it has not taken effect [4#33]', async () => {
    const { orderNumber, url, imei } = await opened('1')
    await submitPaymentForm(url, 'card', SUCCEEDS)
    const { total } = (await ledgerOf(payments.sandbox, orderNumber)).orders[0] ?? {}
    expect(await cancel(orderNumber)).toMatchObject({ result: 'accepted', status: 'canceled', refund: total })
    expect(await statusOf(orderNumber)).toMatchObject({ status: 'canceled', payment: 'refunded' })
    expect(await chargesOf(orderNumber)).toEqual(['charge', 'refund'])
    const { plans } = await answerOf(payments.sandbox, 'protectionPlans', { ...NIGERIA, imei })
    expect(plans[0]).toMatchObject({ available: true })
  })

  test('is sold once for a phone, also where two orders are paid at the same time [9#34], [9#38]', async () => {
    const imei = await newPhone(payments.sandbox)
    const other = await tokenOf(payments.sandbox, '+234-8021239061')
    const [mine, theirs] = [
      await ordered({ sandbox: payments.sandbox, token: payments.token, imei }),
      await ordered({ sandbox: payments.sandbox, token: other, imei }),
    ]
    const { returnUrl, callbackUrl } = payments.shop
    const page = async (orderNumber: string, owner: string) => {
      const asked = { ...NIGERIA, requestKey: newKey(), orderNumber, returnUrl, callbackUrl }
      return (await answerOf(payments.sandbox, 'protectionPayment', asked, { token: owner })).paymentUrl ?? ''
    }
    const pages = [await page(mine, payments.token), await page(theirs, other)]
    await Promise.all(pages.map((url) => submitPaymentForm(url, 'card', SUCCEEDS)))
    expect([...(await chargesOf(mine)), ...(await chargesOf(theirs))]).toEqual(['charge'])
    const { plans } = await answerOf(payments.sandbox, 'protectionPlans', { ...NIGERIA, imei })
    expect(plans[1]).toMatchObject({ available: false, reason: 'alreadyBought' })
  })

  test('extends the warranty that a check shows, until it is canceled [9#36]', async () => {
    const { orderNumber, url, imei } = await opened('2')
    const extended = async () =>
      (await answerOf(payments.sandbox, 'warrantyInfo', { ...NIGERIA, imei })).extended
    expect(await extended()).toBe(false)
    await submitPaymentForm(url, 'card', SUCCEEDS)
    expect(await extended()).toBe(true)
    await cancel(orderNumber)
    expect(await extended()).toBe(false)
  })
})
