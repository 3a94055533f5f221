import { expect, test } from 'vitest'
import { daysOf, firstWeekday, monthBeside, monthOf, placeInWeek } from './calendar-month'

const hours = ({ begins, ends }: { begins: Date; ends: Date }) => (Number(ends) - Number(begins)) / 3_600_000

test('days begin at midnight by the clock, and are as long as the clock makes them', () => {
  const march = daysOf('2026-03', 'Europe/Berlin')
  expect(march).toHaveLength(31)
  expect(march[0]?.begins.toISOString()).toBe('2026-02-28T23:00:00.000Z')
  expect(march.map(hours).filter((each) => each !== 24)).toEqual([23])
  expect(march[28]?.date).toBe('2026-03-29')
  expect(march[30]?.ends.toISOString()).toBe('2026-03-31T22:00:00.000Z')
  expect(daysOf('2026-10', 'Europe/Berlin').map(hours)[24]).toBe(25)
  expect(daysOf('2028-02', 'Africa/Lagos')).toHaveLength(29)
  expect(daysOf('2026-12', 'Asia/Kathmandu').at(-1)?.ends.toISOString()).toBe('2026-12-31T18:15:00.000Z')
})

test('each day ends where the next begins', () => {
  const days = daysOf('2026-10', 'America/New_York')
  days.slice(1).forEach((day, before) => expect(day.begins).toEqual(days[before]?.ends))
})

test('what is no month is this one, by that clock', () => {
  const now = new Date('2026-11-30T23:30:00Z')
  expect(monthOf('2027-02', 'UTC', now)).toBe('2027-02')
  for (const odd of [undefined, '', '2026-13', '1999-01', ['2026-01'], '2026-11-01', '٢٠٢٦-١١'])
    expect(monthOf(odd, 'Africa/Lagos', now)).toBe('2026-12')
})

test('months go on over the year', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01')
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
})

test('weeks begin as the language has it', () => {
  expect(firstWeekday('fr-FR')).toBe(1)
  expect(firstWeekday('ar-EG')).toBe(6)
  expect(placeInWeek('2026-11-01', 1)).toBe(6)
  expect(placeInWeek('2026-11-01', 7)).toBe(0)
})
