import { expect, test } from 'vitest'
import { isClosed } from '@/handing-in/rating-window'

const NOW = new Date('2026-05-31T12:00:00Z')
const open = { repairedTime: null, toBeReviewedTime: null, reviewedTime: null }

test.each([
  { order: open, closed: false },
  { order: { ...open, repairedTime: '2026-05-01T09:00:00Z' }, closed: false },
  { order: { ...open, repairedTime: '2026-02-28T13:00:00Z' }, closed: true },
  {
    order: { ...open, repairedTime: '2026-02-27T09:00:00Z', toBeReviewedTime: '2026-05-02T09:00:00Z' },
    closed: true,
  },
  { order: { ...open, toBeReviewedTime: '2026-02-27T09:00:00Z' }, closed: true },
  {
    order: { ...open, repairedTime: '2026-05-01T09:00:00Z', reviewedTime: '2026-05-03T09:00:00Z' },
    closed: true,
  },
])('$order is closed: $closed', ({ order, closed }) => {
  expect(isClosed(order, NOW)).toBe(closed)
})

test('three months from the last day of a long month end with the shorter one', () => {
  const order = { ...open, repairedTime: '2025-11-30T12:00:00Z' }
  expect(isClosed(order, new Date('2026-02-28T11:59:00Z'))).toBe(false)
  expect(isClosed(order, new Date('2026-02-28T12:01:00Z'))).toBe(true)
})
