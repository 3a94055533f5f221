import { expect, test } from 'vitest'
import { dayWithin, momentWithin } from './working-days'

test('a moment within working days is at the same time of the day, over holidays and a weekend', () => {
  expect(momentWithin(7, new Date('2025-12-23T10:00:00Z'), 'ng')).toEqual(new Date('2026-01-06T10:00:00Z'))
})

test('also where the clocks are changed meanwhile', () => {
  expect(momentWithin(1, new Date('2027-03-26T09:00:00Z'), 'es')).toEqual(new Date('2027-03-29T08:00:00Z'))
})

test('the day begins by the clock of the country', () => {
  // Already Thursday in Manila, still Wednesday in Lima.
  const now = new Date('2027-02-03T23:00:00Z')
  expect(dayWithin(1, now, 'ph')).toBe('2027-02-05')
  expect(dayWithin(1, now, 'pe')).toBe('2027-02-04')
})
