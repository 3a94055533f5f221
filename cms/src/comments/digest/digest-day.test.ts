import type { CountryCode } from '@carelane/countries'
import { expect, test } from 'vitest'
import { digestDay } from './digest-day'

const at = (moment: string, zone: string, country: CountryCode | null) =>
  digestDay(new Date(moment), zone, country)

test('a mail is due from eight to eight by the reader’s clock', () => {
  expect(at('2026-11-30T06:59:00Z', 'Africa/Lagos', 'ng')).toBeNull()
  expect(at('2026-11-30T07:00:00Z', 'Africa/Lagos', 'ng')).toBe('2026-11-30')
  expect(at('2026-11-30T19:00:00Z', 'Africa/Lagos', 'ng')).toBeNull()
  expect(at('2026-11-30T23:30:00Z', 'Asia/Tokyo', null)).toBe('2026-12-01')
})

test('on a public holiday of the reader’s country nobody is mailed', () => {
  expect(at('2026-10-01T10:00:00Z', 'Africa/Lagos', 'ng')).toBeNull()
  expect(at('2026-10-01T10:00:00Z', 'Africa/Nairobi', 'ke')).toBe('2026-10-01')
})

test('weekends are those of the reader’s country', () => {
  const [friday, sunday] = ['2026-12-04T10:00:00Z', '2026-12-06T10:00:00Z']
  expect(at(friday, 'Asia/Riyadh', 'sa')).toBeNull()
  expect(at(sunday, 'Asia/Riyadh', 'sa')).toBe('2026-12-06')
  expect(at(friday, 'Africa/Lagos', 'ng')).toBe('2026-12-04')
  expect(at(sunday, 'Africa/Lagos', 'ng')).toBeNull()
  expect(at(sunday, 'UTC', null)).toBeNull()
})
