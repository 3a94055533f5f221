import { expect, test } from 'vitest'
import { instantOf } from './local-instant'

test.each([
  ['2026-11-27', '09:30', 'Africa/Lagos', '2026-11-27T08:30:00.000Z'],
  ['2026-11-27', '00:00', 'America/La_Paz', '2026-11-27T04:00:00.000Z'],
  ['2026-11-27', '09:00', 'Asia/Kathmandu', '2026-11-27T03:15:00.000Z'],
  ['2026-10-25', '09:00', 'Europe/Warsaw', '2026-10-25T08:00:00.000Z'],
  ['2026-10-24', '09:00', 'Europe/Warsaw', '2026-10-24T07:00:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, instant) => {
  expect(new Date(instantOf({ day, time }, timeZone)).toISOString()).toBe(instant)
})
