import { describe, expect, test } from 'vitest'
import { answerOf, NIGERIA } from './answers'
import { newPhone, purchaseOf } from './protection'
import { useProtection } from './use-protection'

const protection = useProtection('protection-terms')
const { inDays, plansOf, place, signInAgain } = protection

describe('the terms [7#37]', () => {
  test('are those in force, in the language or in English', async () => {
    const of = (language: 'en' | 'ar' | 'th') =>
      answerOf(
        protection.sandbox,
        'protectionProtocol',
        { ...NIGERIA, language, productId: '2' },
        { token: protection.token },
      )
    expect((await of('ar')).text).toMatch(/\p{Script=Arabic}/u)
    expect((await of('th')).title).toBe((await of('en')).title)
    const { version } = await of('en')
    await inDays(201)
    await signInAgain()
    expect((await of('en')).version > version).toBe(true)
  })
})

describe('a referral code [7#40]', () => {
  const check = (code: string, productId = '2') =>
    answerOf(
      protection.sandbox,
      'referralCode',
      { ...NIGERIA, code, productId, durationDays: 365 },
      { token: protection.token },
    )

  test('takes its part off the price, and the tax follows', async () => {
    const { plans } = await plansOf(await newPhone(protection.sandbox))
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

  test.each([
    ['NOBODYS', 'unknown'],
    ['LASTYEAR', 'expired'],
    ['ALLGONE', 'usedUp'],
    ['SCREEN10', 'otherProduct'],
  ])('%s is %s', async (code, reason) => {
    expect(await check(code)).toMatchObject({ valid: false, reason })
  })

  test('is used by one order where it holds for one, and free again when that ends', async () => {
    const imeis = await Promise.all(Array.from({ length: 6 }, () => newPhone(protection.sandbox)))
    const requests = await Promise.all(
      imeis.map((imei) =>
        purchaseOf({ sandbox: protection.sandbox, token: protection.token, imei, code: 'ONCE15' }),
      ),
    )
    const placed = await Promise.all(requests.map((request) => place(request)))
    const accepted = placed.filter(({ result }) => result === 'accepted')
    expect(accepted).toHaveLength(1)
    expect(placed.filter(({ reason }) => reason === 'usedUp')).toHaveLength(5)
    await inDays(2)
    expect(await check('ONCE15')).toMatchObject({ valid: true })
  })
})
