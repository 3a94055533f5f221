import { expect, test } from 'vitest'
import { secondsBefore } from './backoff'

test('the wait doubles with each try up to ten minutes, and is scattered between half of it and all of it', () => {
  expect([1, 2, 3, 7, 8, 9, 1000].map((attempts) => secondsBefore(attempts, { chance: 1 }))).toEqual([
    5, 10, 20, 320, 600, 600, 600,
  ])
  expect(secondsBefore(3, { chance: 0 })).toBe(10)
})

test('what money hangs on waits no longer than is said', () => {
  expect(secondsBefore(1000, { chance: 1, longest: 30 })).toBe(30)
})
