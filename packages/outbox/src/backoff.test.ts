import { expect, test } from 'vitest'
import { secondsAfter } from './backoff'

test('the wait doubles with each failure and is capped', () => {
  const waits = [1, 2, 3, 6, 7, 2000].map((failures) => secondsAfter(failures, { first: 0.25, longest: 10 }))
  expect(waits).toEqual([0.25, 0.5, 1, 8, 10, 10])
})

test('a scattered wait lies between what chance leaves of it and all of it', () => {
  const backoff = { first: 4, longest: 60, scatter: 0.5 }
  expect([0, 0.5, 1].map((chance) => secondsAfter(2, backoff, chance))).toEqual([4, 6, 8])
  const wait = secondsAfter(2, backoff)
  expect(wait).toBeGreaterThanOrEqual(4)
  expect(wait).toBeLessThanOrEqual(8)
})
