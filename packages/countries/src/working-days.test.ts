import { describe, expect, test } from 'vitest'
import { COUNTRY_CODES } from './codes'
import { REST_DAYS } from './rest-days.generated'
import { isPublicHoliday, workingDaysAfter } from './working-days'

test('no working day after a day is the day itself', () => {
  expect(workingDaysAfter('2026-05-09', 0, 'ng')).toBe('2026-05-09')
})

test.each([
  ['of Saturday and Sunday', 'ng', '2026-05-07', 1, '2026-05-08'],
  ['of Saturday and Sunday', 'ng', '2026-05-07', 2, '2026-05-11'],
  ['of Friday and Saturday', 'sa', '2026-05-07', 1, '2026-05-10'],
  ['of Friday and Saturday, which Intl does not know of', 'bd', '2026-05-07', 1, '2026-05-10'],
  ['of Sunday alone', 'in', '2026-05-08', 2, '2026-05-11'],
  ['of no country in particular', 'global', '2026-12-24', 1, '2026-12-25'],
] as const)('a weekend %s is passed over', (_, country, day, count, after) => {
  expect(workingDaysAfter(day, count, country)).toBe(after)
})

test.each([
  ['in the week', 'ng', '2026-09-30', 1, '2026-10-02'],
  ['on a weekend, which costs one day and not two', 'ng', '2027-08-13', 1, '2027-08-16'],
  ['instead of one on a weekend', 'za', '2027-12-24', 1, '2027-12-28'],
  ['by the sun, at Easter', 'pl', '2026-04-03', 1, '2026-04-07'],
  ['by the moon, of several days, beside a weekend', 'eg', '2026-05-26', 1, '2026-05-31'],
  ['by the moon, whose last day is half worked', 'tr', '2026-03-19', 1, '2026-03-23'],
  ['at the change of the year, over a weekend', 'ru', '2026-12-31', 1, '2027-01-11'],
] as const)('a holiday %s is passed over', (_, country, day, count, after) => {
  expect(workingDaysAfter(day, count, country)).toBe(after)
})

test('a holiday is one in its own country alone', () => {
  expect(isPublicHoliday('2026-10-01', 'ng')).toBe(true)
  expect(isPublicHoliday('2026-10-01', 'gh')).toBe(false)
})

describe('the table', () => {
  test('lacks the holidays of three countries', () => {
    const lacking = COUNTRY_CODES.filter((code) => Object.keys(REST_DAYS[code].holidays).length === 0)
    expect(lacking).toEqual(['global', 'mm', 'iq', 'np'])
  })

  test('has some in each of its years', () => {
    for (const { holidays } of Object.values(REST_DAYS))
      for (const [year, days] of Object.entries(holidays)) {
        expect(days, year).toMatch(/^\d{4}( \d{4}){3,}$/)
      }
  })

  test('reaches two years ahead; else give the generator further years', () => {
    const last = Math.max(...Object.keys(REST_DAYS.ng.holidays).map(Number))
    expect(last).toBeGreaterThanOrEqual(new Date().getFullYear() + 2)
  })
})
