import { COUNTRIES } from '@carelane/countries'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf, tokenOf } from './answers'
import { ledgerOf, newPhone, ordered, purchaseOf } from './protection'
import { clientOf, shownDevices, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let token: string
let stranger: string
let store: { storeId: string; storeCode: string }

const DAY_MS = 86_400_000
const inDays = (days: number) =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + days * DAY_MS).toISOString() })

beforeAll(async () => {
  sandbox = await startTestSandbox('protection')
  token = await tokenOf(sandbox, '+234-8021239050')
  stranger = await tokenOf(sandbox, '+234-8021239051')
  store = await storeWith('pieces >= 5')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(async () => {
  await sandbox.stop()
  expect(sandbox.errors).toEqual([])
})

async function storeWith(condition: string, product = 2) {
  const [row] = await rowsOf<{ storeId: string; storeCode: string }>(
    sandbox,
    `SELECT store.id::text AS "storeId", code AS "storeCode" FROM protection_stores store
     JOIN service_centres centre USING (id) JOIN protection_stock ON store_id = store.id
     WHERE country = 'ng' AND product_id = $1 AND ${condition} ORDER BY store.id LIMIT 1`,
    [product],
  )
  if (!row) throw new Error('There is no such store')
  return row
}

const plansOf = (imei: string) => answerOf(sandbox, 'protectionPlans', { ...NIGERIA, imei })
const place = (request: Awaited<ReturnType<typeof purchaseOf>>, owner = token) =>
  answerOf(sandbox, 'protectionOrderAdd', request, { token: owner })
const statusOf = (orderNumber: string, owner = token) =>
  answerOf(sandbox, 'protectionPaymentStatus', { ...NIGERIA, orderNumber }, { token: owner })
const reasonsOf = async (imei: string) =>
  (await plansOf(imei)).plans.map(({ productType, reason }) => [productType, reason])

describe('the plans of a device [7#30]', () => {
  it('are those that it can still buy, with the reason where it cannot [9#33]–[9#38]', async () => {
    expect(await reasonsOf(await newPhone(sandbox, 70))).toEqual([
      ['screenDamageProtection', null],
      ['extendedWarranty', null],
      ['comprehensiveProtection', null],
    ])
    expect(await reasonsOf(await newPhone(sandbox, 74))).toEqual([
      ['screenDamageProtection', 'tooLate'],
      ['extendedWarranty', null],
      ['comprehensiveProtection', 'tooLate'],
    ])
    expect(await reasonsOf(await newPhone(sandbox, 400 * 24))).toEqual([
      ['screenDamageProtection', 'tooLate'],
      ['extendedWarranty', 'outOfWarranty'],
      ['comprehensiveProtection', 'tooLate'],
    ])
  })

  it('come with exact prices and tax in the currency of each country, with none, two and three decimals', async () => {
    for (const [code, digits] of [
      ['ng', 2],
      ['ci', 0],
      ['tn', 3],
    ] as const) {
      const { mcc, currency } = COUNTRIES[code]
      const [here] = (await shownDevices(sandbox, code)).filter(({ outcome }) => outcome === 'in-warranty')
      const place = { mcc: mcc ?? undefined, language: 'en' } as const
      const { plans } = await answerOf(sandbox, 'protectionPlans', { ...place, imei: here?.imei ?? '' })
      const offers = plans.flatMap(({ durations }) => durations)
      expect(offers.length).toBeGreaterThan(0)
      for (const { price, tax, total, ...offer } of offers) {
        expect(offer.currency).toBe(currency)
        expect([price, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(total).toBe(price + tax)
        expect(price % 10 ** digits).toBe(0)
      }
    }
  })

  it('are none of an unknown device, and not for another country’s', async () => {
    expect(await plansOf('490154203237518')).toEqual({ device: null, plans: [] })
    const abroad = (await shownDevices(sandbox, 'ng')).find(({ outcome }) => outcome === 'other-country')
    const reasons = await reasonsOf(abroad?.imei ?? '')
    expect(new Set(reasons.map(([, reason]) => reason))).toEqual(new Set(['otherCountry']))
  })

  it('of a store have what it has left, and fifteen days [7#38], [9#33]', async () => {
    const imei = await newPhone(sandbox, 14 * 24)
    const { plans } = await answerOf(sandbox, 'storeProtectionPlans', {
      ...NIGERIA,
      imei,
      storeId: store.storeId,
    })
    expect(plans.map(({ productType }) => productType)).toEqual([
      'screenDamageProtection',
      'extendedWarranty',
      'comprehensiveProtection',
      'brokenScreenFreeReplacement',
      'warrantyExtension',
    ])
    expect(plans[1]).toMatchObject({ available: true, reason: null })
    const empty = await storeWith('pieces = 0')
    const without = await answerOf(sandbox, 'storeProtectionPlans', {
      ...NIGERIA,
      imei,
      storeId: empty.storeId,
    })
    expect(without.plans[1]).toMatchObject({ available: false, reason: 'soldOut' })
  })
})

it('the root page lists phones by what can be bought for them, codes, stores and numbers to pay with', async () => {
  const shown = await (await fetch(`${sandbox.url}/sandbox/demo-data?country=ng`)).json()
  const { rows } = z
    .object({ rows: z.array(z.object({ tool: z.string(), type: z.string(), what: z.string() })) })
    .parse(shown)
  const listed = (tool: string) => rows.filter((row) => row.tool === tool)
  const phone = listed('Protection').find(({ what }) => what.includes('Extended Warranty: yes'))
  const { plans } = await plansOf(phone?.type ?? '')
  expect(plans.find(({ productType }) => productType === 'extendedWarranty')?.available).toBe(true)
  expect(listed('Referral code').map(({ type }) => type)).toContain('WELCOME5')
  expect(listed('Protection in a store')).toHaveLength(3)
  expect(listed('Payment by card')).toHaveLength(10)
  expect(listed('Payment by wallet')).toHaveLength(3)
})

it('the stores nearby come nearest first, of the country alone [7#39]', async () => {
  const stores = await answerOf(sandbox, 'protectionStores', {
    mcc: NIGERIA.mcc,
    latitude: '6.524379',
    longitude: '3.379206',
  })
  expect(stores.length).toBeGreaterThan(3)
  const distances = stores.map(({ distance }) => distance ?? 0)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(distances[0]).toBeLessThan(30)
  expect(stores.every(({ phone }) => phone?.startsWith('+234'))).toBe(true)
})

describe('the terms [7#37]', () => {
  it('are those in force, in the language or in English', async () => {
    const of = (language: 'en' | 'ar' | 'th') =>
      answerOf(sandbox, 'protectionProtocol', { ...NIGERIA, language, productId: '2' }, { token })
    expect((await of('ar')).text).toMatch(/\p{Script=Arabic}/u)
    expect((await of('th')).title).toBe((await of('en')).title)
    const { version } = await of('en')
    await inDays(201)
    token = await tokenOf(sandbox, '+234-8021239050')
    expect((await of('en')).version > version).toBe(true)
  })
})

describe('a referral code [7#40]', () => {
  const check = (code: string, productId = '2') =>
    answerOf(sandbox, 'referralCode', { ...NIGERIA, code, productId, durationDays: 365 }, { token })

  it('takes its part off the price, and the tax follows', async () => {
    const { plans } = await plansOf(await newPhone(sandbox))
    const offer = plans.find(({ productId }) => productId === '2')?.durations[0]
    const price = offer?.price ?? 0
    const discount = price / 20
    const tax = Math.round(((price - discount) * 75) / 1000)
    expect(await check('welcome5')).toEqual({
      valid: true,
      reason: null,
      discount,
      tax,
      total: price - discount + tax,
      currency: 'NGN',
    })
  })

  it.each([
    ['NOBODYS', 'unknown'],
    ['LASTYEAR', 'expired'],
    ['ALLGONE', 'usedUp'],
    ['SCREEN10', 'otherProduct'],
  ])('%s is %s', async (code, reason) => {
    expect(await check(code)).toMatchObject({ valid: false, reason })
  })

  it('is used by one order where it holds for one, and free again when that ends', async () => {
    const imeis = await Promise.all(Array.from({ length: 6 }, () => newPhone(sandbox)))
    const requests = await Promise.all(
      imeis.map((imei) => purchaseOf({ sandbox, token, imei, code: 'ONCE15' })),
    )
    const placed = await Promise.all(requests.map((request) => place(request)))
    const accepted = placed.filter(({ result }) => result === 'accepted')
    expect(accepted).toHaveLength(1)
    expect(placed.filter(({ reason }) => reason === 'usedUp')).toHaveLength(5)
    await inDays(2)
    expect(await check('ONCE15')).toMatchObject({ valid: true })
  })
})

describe('an order [7#31]', () => {
  it('is taken at the price that was agreed to, and shown to its owner alone', async () => {
    const imei = await newPhone(sandbox)
    const request = await purchaseOf({ sandbox, token, imei, code: 'WELCOME5' })
    const { result, order } = await place(request)
    expect({ result, ...order }).toMatchObject({
      result: 'accepted',
      orderNumber: expect.stringMatching(/^PONG\d{10}$/),
      status: 'created',
      totalAmount: request.totalAmount,
      currency: 'NGN',
    })
    const number = order?.orderNumber ?? ''
    const { list } = await answerOf(sandbox, 'protectionOrders', NIGERIA, { token })
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
    expect(await statusOf(number, stranger)).toBeNull()
    const theirs = await answerOf(sandbox, 'protectionOrders', NIGERIA, { token: stranger })
    expect(theirs).toEqual({ total: 0, list: [] })
    const ask = { ...NIGERIA, requestKey: newKey(), orderNumber: number }
    expect(await answerOf(sandbox, 'protectionCancel', ask, { token: stranger })).toMatchObject({
      result: 'notFound',
    })
    const urls = { returnUrl: 'http://localhost/', callbackUrl: 'http://localhost/' }
    const pay = { ...ask, requestKey: newKey(), ...urls }
    expect(await answerOf(sandbox, 'protectionPayment', pay, { token: stranger })).toMatchObject({
      result: 'notFound',
      paymentUrl: null,
    })
  })

  it('is written once, however often it comes', async () => {
    const request = await purchaseOf({ sandbox, token, imei: await newPhone(sandbox) })
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(request)))
    expect(new Set(answers.map(({ order }) => order?.orderNumber)).size).toBe(1)
    const taken = (await submissionsOf(sandbox, 'protection-order-add')).filter(
      ({ requestKey }) => requestKey === request.requestKey,
    )
    expect(taken).toMatchObject([{ arrivals: 10 }])
    const client = clientOf(sandbox)
    expect(await client.ask('protectionOrderAdd', { ...request, name: 'B' }, { token })).toMatchObject({
      failure: { code: 409 },
    })
    expect(await client.ask('protectionOrderAdd', request, { token: stranger })).toMatchObject({
      failure: { code: 409 },
    })
  })

  it.each([
    ['less than it costs', { totalAmount: 1 }, 'priceChanged', null],
    ['the amount in another currency', { currency: 'USD' }, 'priceChanged', null],
    ['old terms', { protocolVersion: '2020-01-01' }, 'protocolChanged', null],
    ['a code that does not hold', { referralCode: 'LASTYEAR' }, 'referralInvalid', 'expired'],
    ['a plan that is not for it', { productId: '1' }, 'notAvailable', 'tooLate'],
    ['a plan that only stores sell', { productId: '5' }, 'notAvailable', null],
    ['a duration that there is not', { durationDays: 7 }, 'notAvailable', null],
    ['an unknown device', { imei: '490154203237518' }, 'notAvailable', null],
  ])('with %s is refused, and leaves its key free', async (_, changed, result, reason) => {
    const request = await purchaseOf({ sandbox, token, imei: await newPhone(sandbox, 100) })
    expect(await place({ ...request, ...changed })).toEqual({ result, reason, order: null })
    expect(await place(request)).toMatchObject({ result: 'accepted' })
  })

  it('needs who can be known again', async () => {
    const request = await purchaseOf({ sandbox, token, imei: await newPhone(sandbox) })
    const guest = await answerOf(sandbox, 'accountGuest', NIGERIA)
    const client = clientOf(sandbox)
    for (const nobody of [guest.token, 'made-up']) {
      expect(await client.ask('protectionOrderAdd', request, { token: nobody })).toMatchObject({
        failure: { code: 50008 },
      })
    }
  })

  it('that is not paid within a day is canceled', async () => {
    const number = await ordered({ sandbox, token, imei: await newPhone(sandbox) })
    await inDays(1.1)
    expect(await statusOf(number)).toMatchObject({ status: 'canceled', payment: 'none' })
  })

  it('can be canceled, once, before anything is paid [4#33]', async () => {
    const number = await ordered({ sandbox, token, imei: await newPhone(sandbox) })
    const ask = { ...NIGERIA, requestKey: newKey(), orderNumber: number }
    const canceled = { result: 'accepted', status: 'canceled', refund: 0, currency: 'NGN' }
    expect(await answerOf(sandbox, 'protectionCancel', ask, { token })).toEqual(canceled)
    expect(await answerOf(sandbox, 'protectionCancel', ask, { token })).toEqual(canceled)
    const again = { ...ask, requestKey: newKey() }
    expect(await answerOf(sandbox, 'protectionCancel', again, { token })).toMatchObject({
      result: 'notCancelable',
    })
    expect((await ledgerOf(sandbox, number)).charges).toEqual([])
  })
})

describe('an order through a store [7#32]', () => {
  const placeIn = async (imei: string, changed: object = {}) => {
    const request = await purchaseOf({ sandbox, token, imei })
    return answerOf(sandbox, 'storeProtectionOrderAdd', { ...request, ...store, ...changed }, { token })
  }

  it('takes the store’s own code, in either case, and no other', async () => {
    const imei = await newPhone(sandbox)
    const lower = { storeCode: store.storeCode.toLowerCase() }
    expect(await placeIn(imei, { storeCode: 'NG-000000' })).toMatchObject({ result: 'wrongStoreCode' })
    expect(await placeIn(imei, lower)).toMatchObject({ result: 'accepted' })
  })

  it('is never one more than the store has', async () => {
    const narrow = await storeWith('pieces = 2', 2)
    const imeis = await Promise.all(Array.from({ length: 5 }, () => newPhone(sandbox)))
    const placed = await Promise.all(imeis.map((imei) => placeIn(imei, narrow)))
    expect(placed.filter(({ result }) => result === 'accepted')).toHaveLength(2)
    expect(placed.filter(({ reason }) => reason === 'soldOut')).toHaveLength(3)
  })
})
