import { expect, test } from 'vitest'
import { quoteOf } from './quote'

test.each([
  ['kobo', 1_500_000n, { basisPoints: 750 }, { discount: 0n, tax: 112_500n, total: 1_612_500n }],
  [
    'kobo with a code',
    1_500_000n,
    { basisPoints: 750, percentOff: 5 },
    { discount: 75_000n, tax: 106_875n, total: 1_531_875n },
  ],
  [
    'francs, which have no cents',
    7_000n,
    { basisPoints: 1650 },
    { discount: 0n, tax: 1_155n, total: 8_155n },
  ],
  [
    'thousandths of a dinar',
    31_000n,
    { basisPoints: 1900, percentOff: 15 },
    { discount: 4_650n, tax: 5_007n, total: 31_357n },
  ],
  ['halves, which are rounded up', 3n, { basisPoints: 5000 }, { discount: 0n, tax: 2n, total: 5n }],
  [
    'more than a float can count',
    9_007_199_254_740_993n,
    { basisPoints: 0 },
    { discount: 0n, tax: 0n, total: 9_007_199_254_740_993n },
  ],
])('counts %s exactly', (_, price, rates, quote) => {
  expect(quoteOf(price, rates)).toEqual({ price, ...quote })
})
