import { expect, test } from 'vitest'
import { minutesOpen } from './minutes-open'

const days = { tuesday: null, wednesday: null, thursday: null, saturday: null }
const hours = { ...days, monday: '09:00-12:30,13:30-18:00', friday: '12:00-00:30', sunday: 'closed' }

test.each([
  ['2026-11-30T08:00:00Z', 210],
  ['2026-11-30T11:45:00Z', 0],
  ['2026-11-30T16:59:00Z', 1],
  ['2026-11-30T17:00:00Z', 0],
  ['2026-11-27T22:50:00Z', 40],
  ['2026-11-27T23:10:00Z', 20],
  ['2026-11-27T23:30:00Z', 0],
  ['2026-11-29T11:00:00Z', 0],
  ['2026-12-01T09:00:00Z', 420],
])('at %s it is open for %i minutes', (now, minutes) => {
  expect(minutesOpen({ ...hours, weekday: '08:00-17:00' }, 'Africa/Lagos', new Date(now))).toBe(minutes)
})
