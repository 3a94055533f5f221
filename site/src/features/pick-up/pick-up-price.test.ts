import { expect, test } from 'vitest'
import { priceWithTax } from './pick-up-price'

test.each([
  ['in it', { amount: 12_100, tax: { rate: 2_100, isIncluded: true } }, { total: 12_100, tax: 2_100 }],
  [
    'on top of it',
    { amount: 10_000, tax: { rate: 1_500, isIncluded: false } },
    { total: 11_500, tax: 1_500 },
  ],
  ['not spoken of', { amount: 10_000, tax: null }, { total: 10_000, tax: null }],
])('the whole price is named, with tax that is %s', (_, price, paid) => {
  expect(priceWithTax(price)).toEqual(paid)
})
