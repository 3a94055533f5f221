import { describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, submissionsOf } from './answers'
import { ledgerOf, newPhone, ordered, purchaseOf } from './protection'
import { useProtection } from './use-protection'
import { clientOf } from './sandbox'

const protection = useProtection('protection-orders')
const { storeWith, inDays, place, statusOf } = protection

describe('an order [7#31]', () => {
  test('is taken at the price that was agreed to, and shown to its owner alone', async () => {
    const imei = await newPhone(protection.sandbox)
    const request = await purchaseOf({
      sandbox: protection.sandbox,
      token: protection.token,
      imei,
      code: 'WELCOME5',
    })
    const { result, order } = await place(request)
    expect({ result, ...order }).toMatchObject({
      result: 'accepted',
      orderNumber: expect.stringMatching(/^PONG\d{10}$/),
      status: 'created',
      totalAmount: request.totalAmount,
      currency: 'NGN',
    })
    const number = order?.orderNumber ?? ''
    const { list } = await answerOf(protection.sandbox, 'protectionOrders', NIGERIA, {
      token: protection.token,
    })
    expect(list.find(({ orderNumber }) => orderNumber === number)).toMatchObject({
      status: 'created',
      policyState: null,
      productType: 'extendedWarranty',
      durationDays: 365,
      name: 'أمينة <b>',
      imei,
      paidTime: null,
    })
    expect(await statusOf(number)).toMatchObject({ status: 'created', payment: 'none', paymentNumber: null })
    expect(await statusOf(number, protection.stranger)).toBeNull()
    const theirs = await answerOf(protection.sandbox, 'protectionOrders', NIGERIA, {
      token: protection.stranger,
    })
    expect(theirs).toEqual({ total: 0, list: [] })
    const ask = { ...NIGERIA, requestKey: newKey(), orderNumber: number }
    expect(
      await answerOf(protection.sandbox, 'protectionCancel', ask, { token: protection.stranger }),
    ).toMatchObject({
      result: 'notFound',
    })
    const urls = { returnUrl: 'http://localhost/', callbackUrl: 'http://localhost/' }
    const pay = { ...ask, requestKey: newKey(), ...urls }
    expect(
      await answerOf(protection.sandbox, 'protectionPayment', pay, { token: protection.stranger }),
    ).toMatchObject({
      result: 'notFound',
      paymentUrl: null,
    })
  })

  test('is written once, however often it comes', async () => {
    const request = await purchaseOf({
      sandbox: protection.sandbox,
      token: protection.token,
      imei: await newPhone(protection.sandbox),
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(request)))
    expect(new Set(answers.map(({ order }) => order?.orderNumber)).size).toBe(1)
    const taken = (await submissionsOf(protection.sandbox, 'protection-order-add')).filter(
      ({ requestKey }) => requestKey === request.requestKey,
    )
    expect(taken).toMatchObject([{ arrivals: 10 }])
    const client = clientOf(protection.sandbox)
    expect(
      await client.call('protectionOrderAdd', { ...request, name: 'B' }, { token: protection.token }),
    ).toMatchObject({
      failure: { code: 409 },
    })
    expect(await client.call('protectionOrderAdd', request, { token: protection.stranger })).toMatchObject({
      failure: { code: 409 },
    })
  })

  test.each([
    ['less than it costs', { totalAmount: 1 }, 'priceChanged', null],
    ['the amount in another currency', { currency: 'USD' }, 'priceChanged', null],
    ['old terms', { protocolVersion: '2020-01-01' }, 'protocolChanged', null],
    ['a code that does not hold', { referralCode: 'LASTYEAR' }, 'referralInvalid', 'expired'],
    ['a plan that is not for it', { productId: '1' }, 'notAvailable', 'tooLate'],
    ['a plan that only stores sell', { productId: '5' }, 'notAvailable', null],
    ['a duration that there is not', { durationDays: 7 }, 'notAvailable', null],
    ['an unknown device', { imei: '490154203237518' }, 'notAvailable', null],
  ])('with %s is refused, and leaves its key free', async (_, changed, result, reason) => {
    const request = await purchaseOf({
      sandbox: protection.sandbox,
      token: protection.token,
      imei: await newPhone(protection.sandbox, 100),
    })
    expect(await place({ ...request, ...changed })).toEqual({ result, reason, order: null })
    expect(await place(request)).toMatchObject({ result: 'accepted' })
  })

  test('needs who can be known again', async () => {
    const request = await purchaseOf({
      sandbox: protection.sandbox,
      token: protection.token,
      imei: await newPhone(protection.sandbox),
    })
    const guest = await answerOf(protection.sandbox, 'accountGuest', NIGERIA)
    const client = clientOf(protection.sandbox)
    for (const nobody of [guest.token, 'made-up']) {
      expect(await client.call('protectionOrderAdd', request, { token: nobody })).toMatchObject({
        failure: { code: 50008 },
      })
    }
  })

  test('that is not paid within a day is canceled', async () => {
    const number = await ordered({
      sandbox: protection.sandbox,
      token: protection.token,
      imei: await newPhone(protection.sandbox),
    })
    await inDays(1.1)
    expect(await statusOf(number)).toMatchObject({ status: 'canceled', payment: 'none' })
  })

  test('can be canceled, once, before anything is paid [4#33]', async () => {
    const number = await ordered({
      sandbox: protection.sandbox,
      token: protection.token,
      imei: await newPhone(protection.sandbox),
    })
    const ask = { ...NIGERIA, requestKey: newKey(), orderNumber: number }
    const canceled = { result: 'accepted', status: 'canceled', refund: 0, currency: 'NGN' }
    expect(await answerOf(protection.sandbox, 'protectionCancel', ask, { token: protection.token })).toEqual(
      canceled,
    )
    expect(await answerOf(protection.sandbox, 'protectionCancel', ask, { token: protection.token })).toEqual(
      canceled,
    )
    const again = { ...ask, requestKey: newKey() }
    expect(
      await answerOf(protection.sandbox, 'protectionCancel', again, { token: protection.token }),
    ).toMatchObject({
      result: 'notCancelable',
    })
    expect((await ledgerOf(protection.sandbox, number)).charges).toEqual([])
  })
})

describe('an order through a store [7#32]', () => {
  const placeIn = async (imei: string, changed: object = {}) => {
    const request = await purchaseOf({ sandbox: protection.sandbox, token: protection.token, imei })
    return answerOf(
      protection.sandbox,
      'storeProtectionOrderAdd',
      { ...request, ...protection.store, ...changed },
      { token: protection.token },
    )
  }

  test('takes the store’s own code, in either case, and no other', async () => {
    const imei = await newPhone(protection.sandbox)
    const lower = { storeCode: protection.store.storeCode.toLowerCase() }
    expect(await placeIn(imei, { storeCode: 'NG-000000' })).toMatchObject({ result: 'wrongStoreCode' })
    expect(await placeIn(imei, lower)).toMatchObject({ result: 'accepted' })
  })

  test('is never one more than the store has', async () => {
    const narrow = await storeWith('pieces = 2', 2)
    const imeis = await Promise.all(Array.from({ length: 5 }, () => newPhone(protection.sandbox)))
    const placed = await Promise.all(imeis.map((imei) => placeIn(imei, narrow)))
    expect(placed.filter(({ result }) => result === 'accepted')).toHaveLength(2)
    expect(placed.filter(({ reason }) => reason === 'soldOut')).toHaveLength(3)
  })
})
