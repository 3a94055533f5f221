import { expect, test } from 'vitest'
import {
  daysBetween,
  formatCalendarDay,
  formatDay,
  formatDaysRange,
  formatMoment,
  formatMoney,
  formatPercent,
  moneyAsDecimal,
  ownLanguageName,
  today,
} from './formats'

const nigeria = { tag: 'en-NG', timeZone: 'Africa/Lagos' }
const saudiArabia = { tag: 'ar-SA', timeZone: 'Asia/Riyadh' }

test('a day is written as the country writes it', () => {
  expect(formatCalendarDay('2027-03-04', nigeria)).toBe('4 March 2027')
  expect(formatCalendarDay('2027-03-04', { tag: 'fr-SN', timeZone: 'Africa/Dakar' })).toBe('4 mars 2027')
  expect(formatCalendarDay('2027-03-04', { tag: 'en-PH', timeZone: 'Asia/Manila' })).toBe('March 4, 2027')
})

test('Arabic dates are Gregorian, with the digits of the country', () => {
  expect(formatCalendarDay('2027-03-04', saudiArabia)).toBe('٤ مارس ٢٠٢٧')
})

test('an instant falls on the day that it is in the country', () => {
  expect(formatDay('2026-05-01T22:30:00.000Z', nigeria)).toBe('1 May 2026')
  expect(formatDay('2026-05-01T23:30:00.000Z', nigeria)).toBe('2 May 2026')
})

test('a calendar day does not move with the time zone', () => {
  expect(formatCalendarDay('2027-01-01', { tag: 'es-MX', timeZone: 'America/Mexico_City' })).toBe(
    '1 de enero de 2027',
  )
})

test('a moment has the time of the country', () => {
  expect(formatMoment('2026-05-01T12:00:00.000Z', nigeria)).toMatch(/^1 May 2026.*13:00$/)
})

test('days are counted across a month', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3)
  expect(today('Pacific/Auckland', new Date('2026-05-01T13:00:00Z'))).toBe('2026-05-02')
})

test('languages are named in themselves', () => {
  expect([ownLanguageName('ar'), ownLanguageName('bn')]).toEqual(['العربية', 'বাংলা'])
})

test('money is written as the country writes it, from minor units', () => {
  const plain = (minor: number, currency: string, tag: string) =>
    formatMoney(minor, currency, { tag, timeZone: 'UTC' }).replace(/[\u00a0\u202f\u200f]/g, ' ')
  expect(plain(6_200_000, 'NGN', 'en-NG')).toBe('₦62,000')
  expect(plain(1995, 'USD', 'es-EC')).toBe('$19,95')
  expect(plain(150_000, 'XOF', 'fr-SN')).toBe('150 000 F CFA')
  expect(plain(15_750, 'TND', 'fr-TN')).toBe('15,750 DT')
  expect(plain(12_500, 'SAR', 'ar-SA')).toContain('١٢٥')
})

test('money for machines has a point and the digits of its currency', () => {
  expect(moneyAsDecimal(1250, 'NGN')).toBe('12.50')
  expect(moneyAsDecimal(100, 'EUR')).toBe('1.00')
  expect(moneyAsDecimal(5, 'SAR')).toBe('0.05')
  expect(moneyAsDecimal(150_000, 'XOF')).toBe('150000')
  expect(moneyAsDecimal(15_750, 'TND')).toBe('15.750')
})

test('a span of days is one number where both are the same', () => {
  expect(formatDaysRange(2, 4, nigeria)).toBe('2–4 days')
  expect(formatDaysRange(1, 1, nigeria)).toBe('1 day')
  expect(formatDaysRange(2, 4, saudiArabia)).toBe('٢–٤ أيام')
})

test('a rate has as many decimals as it needs', () => {
  expect([formatPercent(2100, nigeria), formatPercent(750, nigeria)]).toEqual(['21%', '7.5%'])
})

test.each([
  ['en-NG', '4 March 2027'],
  ['fr-SN', '4 mars 2027'],
  ['ar-EG', '٤ مارس ٢٠٢٧'],
  ['ar-IQ', '٤ آذار ٢٠٢٧'],
  ['ru-RU', '4 марта 2027'],
  ['uk-UA', '4 березня 2027'],
  ['tr-TR', '4 Mart 2027'],
  ['th-TH', '4 มีนาคม 2570'],
  ['id-ID', '4 Maret 2027'],
  ['es-MX', '4 de marzo de 2027'],
  ['pt-BR', '4 de março de 2027'],
  ['bn-BD', '৪ মার্চ, ২০২৭'],
  ['vi-VN', '4 tháng 3, 2027'],
  ['my-MM', '၂၀၂၇ မတ် ၄'],
  ['uz-UZ', '4-mart, 2027'],
])('in %s the month has its name, in the form for a day: %s', (tag, written) => {
  expect(formatCalendarDay('2027-03-04', { tag, timeZone: 'UTC' })).toContain(written)
})
