import { expect, test } from 'vitest'
import { imeiOf } from './imei'

test.each([
  ['49015420', 323751, '490154203237518'],
  ['00101750', 1, '001017500000016'],
])('adds the check digit: %s %i', (typeAllocationCode, serial, imei) => {
  expect(imeiOf(typeAllocationCode, serial)).toBe(imei)
})
