import { expect, test } from 'vitest'
import { median, percentile } from './statistics'

test('the median of an even number lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([3, 1, 2])).toBe(2)
})

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(percentile(values, 0.95)).toBe(29)
  expect(percentile(values, 1)).toBe(30)
  expect(percentile([7], 0.95)).toBe(7)
})
