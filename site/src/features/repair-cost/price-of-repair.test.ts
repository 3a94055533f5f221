import { expect, test } from 'vitest'
import { priceOfRepair, withoutTax } from './price-of-repair'

const SCREEN = { parts: [{ name: 'Screen', price: 10_000 }], laborCost: 2_100 }

test('tax that is in the price is told apart, and adds nothing', () => {
  expect(priceOfRepair(SCREEN, { rate: 2100, isIncluded: true })).toEqual({
    ...{ parts: 10_000, labor: 2_100, beforeTax: 10_000, tax: 2_100, total: 12_100 },
  })
})

test('tax that comes on top is in the total', () => {
  expect(priceOfRepair(SCREEN, { rate: 1800, isIncluded: false })).toEqual({
    ...{ parts: 10_000, labor: 2_100, beforeTax: 12_100, tax: 2_178, total: 14_278 },
  })
})

test('nothing is said of tax where the service does not', () => {
  expect(priceOfRepair(SCREEN, null)).toMatchObject({ beforeTax: null, tax: null, total: 12_100 })
})

test('what is before tax and the tax make the total, whatever is rounded', () => {
  for (let price = 1; price < 2_000; price += 7) {
    for (const isIncluded of [true, false]) {
      const { beforeTax, tax, total } = priceOfRepair(
        { parts: [{ name: 'Part', price }], laborCost: 33 },
        { rate: 1925, isIncluded },
      )
      expect((beforeTax ?? 0) + (tax ?? 0)).toBe(total)
    }
  }
})

test('a repair without a part costs its labour', () => {
  expect(priceOfRepair({ parts: [], laborCost: 900 }, null)).toMatchObject({ parts: 0, total: 900 })
})

test('the price of a part before tax is itself where tax is not in it', () => {
  expect(withoutTax(12_100, { rate: 2100, isIncluded: true })).toBe(10_000)
  expect(withoutTax(12_100, { rate: 2100, isIncluded: false })).toBe(12_100)
})
