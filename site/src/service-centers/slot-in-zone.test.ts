import { expect, test } from 'vitest'
import { slotAddress, slotText, timeText } from './slot-in-zone'

const SLOT = Date.UTC(2026, 10, 28, 23, 30)

test.each([
  ['Africa/Lagos', '2026-11-29', '2026-11-29T00:30'],
  ['America/La_Paz', '2026-11-28', '2026-11-28T19:30'],
  ['Asia/Kathmandu', '2026-11-29', '2026-11-29T05:15'],
])('in %s the day of a slot is that of its centre', (timeZone, date, slot) => {
  expect(slotAddress(SLOT, timeZone)).toEqual({ date, slot })
})

test('is written with its weekday by the clock of its centre, not of the visitor', () => {
  const text = slotText(SLOT, { tag: 'en-NG', timeZone: 'Africa/Lagos' })
  expect(text).toMatch(/Sunday/)
  expect(text).toMatch(/29 November/)
  expect(timeText(SLOT, { tag: 'fr-CI', timeZone: 'America/La_Paz' })).toMatch(/^19:30$/)
})

test('in Arabic keeps the calendar of business', () => {
  expect(slotText(SLOT, { tag: 'ar-SA', timeZone: 'Asia/Riyadh' })).toMatch(/نوفمبر/)
})
