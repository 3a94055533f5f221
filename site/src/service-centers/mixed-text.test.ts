import { expect, test } from 'vitest'
import { mixedText, plainText } from './mixed-text'

test.each([
  ['شارع المستشفى، مبنى 104, Al Baţţālīyah', 'شارع المستشفى، مبنى 104، \u2068Al Baţţālīyah\u2069'],
  ['مركز خدمة Aster الرياض', 'مركز خدمة \u2068Aster\u2069 الرياض'],
  ['104 Market Street, Lagos', '104 Market Street, Lagos'],
  ['ул. Мира, д. 5', 'ул. Мира, д. 5'],
])('%s', (text, shown) => {
  expect(mixedText(text)).toBe(shown)
  expect(plainText(mixedText(text))).not.toMatch(/[\u2068\u2069]/)
})
