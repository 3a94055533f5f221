import { paymentCallback } from '@carelane/after-sales'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { answerOf, newKey, NIGERIA, tokenOf } from './answers'
import { ledgerOf, newPhone, ordered, startShop } from './protection'
import { startTestSandbox, type TestSandbox } from './sandbox'

export const SUCCEEDS = '4242 4242 4242 4242'
export const SLOW = '4000 0000 0000 0119'
export const SOON = { timeout: 20_000, interval: 50 }

export function usePayments(name: string) {
  let sandbox: TestSandbox
  let shop: Awaited<ReturnType<typeof startShop>>
  let token: string

  const secondsOn = (seconds: number) =>
    sandbox.put('/sandbox/clock', { now: new Date(Date.now() + seconds * 1000).toISOString() })

  beforeAll(async () => {
    sandbox = await startTestSandbox(name)
    shop = await startShop()
    await secondsOn(400 * 86_400)
    token = await tokenOf(sandbox, '+234-8021239060')
    await sandbox.clear('/sandbox/clock')
  })
  afterEach(() => sandbox.clear('/sandbox/clock'))
  afterAll(async () => {
    await sandbox.stop()
    shop.stop()
    expect(sandbox.errors).toEqual([])
  })

  const begin = (orderNumber: string, requestKey = newKey(), language: 'en' | 'ar' = 'en') => {
    const { returnUrl, callbackUrl } = shop
    const asked = { ...NIGERIA, language, requestKey, orderNumber, returnUrl, callbackUrl }
    return answerOf(sandbox, 'protectionPayment', asked, { token })
  }

  return {
    get sandbox() {
      return sandbox
    },
    get shop() {
      return shop
    },
    get token() {
      return token
    },
    secondsOn,
    begin,
    async opened(productId = '2', language: 'en' | 'ar' = 'en') {
      const imei = await newPhone(sandbox)
      const orderNumber = await ordered({ sandbox, token, imei, productId })
      const { paymentUrl, paymentNumber } = await begin(orderNumber, newKey(), language)
      return { imei, orderNumber, url: paymentUrl ?? '', paymentNumber }
    },
    statusOf: (orderNumber: string) =>
      answerOf(sandbox, 'protectionPaymentStatus', { ...NIGERIA, orderNumber }, { token }),
    cancel: (orderNumber: string) =>
      answerOf(sandbox, 'protectionCancel', { ...NIGERIA, requestKey: newKey(), orderNumber }, { token }),
    chargesOf: async (orderNumber: string) =>
      (await ledgerOf(sandbox, orderNumber)).charges.map(({ kind }) => kind),
    toldOf: (orderNumber: string) =>
      shop.callsOf(orderNumber).map(({ body }) => paymentCallback.parse(JSON.parse(body))),
  }
}
