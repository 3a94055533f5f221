import { expect, test } from 'vitest'
import { placeFor } from './arrow-keys'

test('arrows go one on or back and stay at the ends', () => {
  expect(placeFor('ArrowDown', 1, 4, false)).toBe(2)
  expect(placeFor('ArrowDown', 3, 4, false)).toBe(3)
  expect(placeFor('ArrowUp', 1, 4, false)).toBe(0)
  expect(placeFor('ArrowUp', 0, 4, false)).toBe(0)
})

test('sideways they follow the reading direction', () => {
  expect([placeFor('ArrowRight', 1, 4, false), placeFor('ArrowLeft', 1, 4, false)]).toEqual([2, 0])
  expect([placeFor('ArrowRight', 1, 4, true), placeFor('ArrowLeft', 1, 4, true)]).toEqual([0, 2])
})

test('Home and End go to the ends; other keys do nothing', () => {
  expect([placeFor('Home', 2, 4, false), placeFor('End', 2, 4, true)]).toEqual([0, 3])
  for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) expect(placeFor(key, 2, 4, false)).toBeNull()
})
