import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file'

const ENTRY: CalendarEntry = {
  uid: 'APNG0123456789@carelane.example',
  title: 'Repair: Aster Service Centre; Lagos',
  when: { begin: Date.parse('2026-11-25T08:30:00Z'), end: Date.parse('2026-11-25T09:00:00Z') },
  place: '12, Allen Avenue\\Ikeja',
  text: 'Number: APNG0123456789\nBring the device.\u0007',
}
const NOW = Date.parse('2026-11-22T10:00:00.123Z')

test('an entry by RFC 5545: lines end with CRLF, texts are escaped, times are in UTC', () => {
  expect(calendarFile(ENTRY, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Carelane//Service//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:APNG0123456789@carelane.example',
    'DTSTAMP:20261122T100000Z',
    'DTSTART:20261125T083000Z',
    'DTEND:20261125T090000Z',
    'SUMMARY:Repair: Aster Service Centre\\; Lagos',
    'LOCATION:12\\, Allen Avenue\\\\Ikeja',
    'DESCRIPTION:Number: APNG0123456789\\nBring the device.',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no text can end a line and begin another property', () => {
  const file = calendarFile(
    { ...ENTRY, title: 'a\r\nATTACH:http://evil.example', place: 'b\rX:1', text: '' },
    NOW,
  )
  expect(file).not.toMatch(/^(?:ATTACH|X):?/m)
})

test('long lines are folded at 75 octets, between characters, and read as before', () => {
  const text = 'রবিবার সকালে ফোনটি সঙ্গে আনুন 👩‍🔧 '.repeat(12)
  const file = calendarFile({ ...ENTRY, text }, NOW)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})

test('where the zone is not known, the time is that of the place', () => {
  const file = calendarFile({ ...ENTRY, when: { begin: '2026-11-25T09:30', end: '2026-11-25T10:00' } }, NOW)
  expect(file).toContain('DTSTART:20261125T093000\r\n')
})

test('a whole day is that day in every zone, without taking time, and is recalled before', () => {
  const when = { day: '2027-03-01', remindDaysBefore: 14 }
  const file = calendarFile({ ...ENTRY, when, place: '' }, NOW)
  expect(file).toContain('DTSTART;VALUE=DATE:20270301\r\nTRANSP:TRANSPARENT\r\n')
  expect(file).toContain('TRIGGER:-P14D\r\nEND:VALARM\r\nEND:VEVENT')
  expect(file).not.toMatch(/DTEND|LOCATION/)
})
