import { COUNTRIES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerOf, NIGERIA } from './answers'
import { newPhone } from './protection'
import { useProtection } from './use-protection'
import { shownDevices } from './sandbox'

const protection = useProtection('protection-plans')
const { storeWith, plansOf, reasonsOf } = protection

describe('the plans of a device [7#30]', () => {
  test('are those that it can still buy, with the reason where it cannot [9#33]–[9#38]', async () => {
    expect(await reasonsOf(await newPhone(protection.sandbox, 70))).toEqual([
      ['screenDamageProtection', null],
      ['extendedWarranty', null],
      ['comprehensiveProtection', null],
    ])
    expect(await reasonsOf(await newPhone(protection.sandbox, 74))).toEqual([
      ['screenDamageProtection', 'tooLate'],
      ['extendedWarranty', null],
      ['comprehensiveProtection', 'tooLate'],
    ])
    expect(await reasonsOf(await newPhone(protection.sandbox, 400 * 24))).toEqual([
      ['screenDamageProtection', 'tooLate'],
      ['extendedWarranty', 'outOfWarranty'],
      ['comprehensiveProtection', 'tooLate'],
    ])
  })

  test('come with exact prices and tax in the currency of each country, with none, two and three decimals', async () => {
    for (const [code, digits] of [
      ['ng', 2],
      ['ci', 0],
      ['tn', 3],
    ] as const) {
      const { mcc, currency } = COUNTRIES[code]
      const [here] = (await shownDevices(protection.sandbox, code)).filter(
        ({ outcome }) => outcome === 'in-warranty',
      )
      const place = { mcc: mcc ?? undefined, language: 'en' } as const
      const { plans } = await answerOf(protection.sandbox, 'protectionPlans', {
        ...place,
        imei: here?.imei ?? '',
      })
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

  test('are none of an unknown device, and not for another country’s', async () => {
    expect(await plansOf('490154203237518')).toEqual({ device: null, plans: [] })
    const abroad = (await shownDevices(protection.sandbox, 'ng')).find(
      ({ outcome }) => outcome === 'other-country',
    )
    const reasons = await reasonsOf(abroad?.imei ?? '')
    expect(new Set(reasons.map(([, reason]) => reason))).toEqual(new Set(['otherCountry']))
  })

  test('of a store have what it has left, and fifteen days [7#38], [9#33]', async () => {
    const imei = await newPhone(protection.sandbox, 14 * 24)
    const { plans } = await answerOf(protection.sandbox, 'storeProtectionPlans', {
      ...NIGERIA,
      imei,
      storeId: protection.store.storeId,
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
    const without = await answerOf(protection.sandbox, 'storeProtectionPlans', {
      ...NIGERIA,
      imei,
      storeId: empty.storeId,
    })
    expect(without.plans[1]).toMatchObject({ available: false, reason: 'soldOut' })
  })
})

test('the root page lists phones by what can be bought for them, codes, stores and numbers to pay with', async () => {
  const shown = await (await fetch(`${protection.sandbox.url}/sandbox/demo-data?country=ng`)).json()
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

test('the stores nearby come nearest first, of the country alone [7#39]', async () => {
  const stores = await answerOf(protection.sandbox, 'protectionStores', {
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
