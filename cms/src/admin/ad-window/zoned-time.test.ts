import { describe, expect, test } from 'vitest'
import { clockTime, instantOf } from './zoned-time'

describe('a time by the clock of a country', () => {
  test.each([
    ['2026-11-21T09:00', 'Africa/Lagos', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21T00:15', 'Asia/Kathmandu', '2026-11-20T18:30:00.000Z'],
    ['2026-07-01T12:00', 'America/New_York', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01T12:00', 'America/New_York', '2026-12-01T17:00:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ])('%s in %s is %s, and back', (clock, zone, instant) => {
    expect(instantOf(clock, zone)).toBe(instant)
    expect(clockTime(instant, zone)).toBe(clock)
  })

  test('that summer time skips is an hour later by the new clock', () => {
    expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })

  test('that is not whole yet is none', () => {
    expect(instantOf('', 'Africa/Lagos')).toBeNull()
  })
})
