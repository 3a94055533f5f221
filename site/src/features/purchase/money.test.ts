import { expect, test } from 'vitest'
import { money, moneyOf, writeMoney } from './money'

const written = (amount: number, currency: string, tag: string) =>
  writeMoney({ amount, currency }, { tag, timeZone: 'UTC' }).replace(/\s/g, ' ')

test.each([
  [1_612_550, 'NGN', 'en-NG', '₦16,125.50'],
  [1_612_500, 'NGN', 'en-NG', '₦16,125'],
  [8_155, 'XOF', 'fr-CI', '8 155 F CFA'],
  [31_357, 'TND', 'fr-TN', '31,357 DT'],
  [5, 'TND', 'en', 'TND 0.005'],
  [0, 'SAR', 'en', 'SAR 0'],
  [9_007_199_254_740_991, 'USD', 'en-US', '$90,071,992,547,409.91'],
])('%i minor units of %s in %s are %s', (amount, currency, tag, text) => {
  expect(written(amount, currency, tag)).toBe(text)
})

test.each([[0.5], [-1], [9_007_199_254_740_992], [Number.NaN]])('%d is no amount', (amount) => {
  expect(money.safeParse({ amount, currency: 'NGN' }).success).toBe(false)
})

test('an amount without a currency is none', () => {
  expect(moneyOf(100, null)).toBeNull()
  expect(moneyOf(undefined, 'NGN')).toBeNull()
  expect(moneyOf(100, 'NGN')).toEqual({ amount: 100, currency: 'NGN' })
})
