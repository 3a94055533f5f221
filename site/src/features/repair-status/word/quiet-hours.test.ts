import { COUNTRIES, COUNTRY_CODES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { whenToSend } from './quiet-hours'

const at = (moment: string, zone: string) => whenToSend(new Date(moment), zone).toISOString()

test.each([
  ['by day', '2027-01-05T11:00:00Z', 'Africa/Lagos', '2027-01-05T11:00:00.000Z'],
  [
    'until the last minute of the evening',
    '2027-01-05T19:59:59Z',
    'Africa/Lagos',
    '2027-01-05T19:59:59.000Z',
  ],
  [
    'from the first minute of the morning',
    '2027-01-05T07:00:00Z',
    'Africa/Lagos',
    '2027-01-05T07:00:00.000Z',
  ],
])('%s a word goes at once', (_, now, zone, expected) => {
  expect(at(now, zone)).toBe(expected)
})

test.each([
  ['before midnight', '2027-01-05T20:00:00Z', 'Africa/Lagos', '2027-01-06T07:00:00.000Z'],
  ['after midnight', '2027-01-06T00:30:15Z', 'Africa/Lagos', '2027-01-06T07:00:00.000Z'],
  ['in a zone of half an hour', '2027-01-05T15:30:00Z', 'Asia/Kolkata', '2027-01-06T02:30:00.000Z'],
  ['in a zone of three quarters', '2027-01-05T16:00:10Z', 'Asia/Kathmandu', '2027-01-06T02:15:00.000Z'],
  [
    'west of here, where it is still yesterday',
    '2027-01-06T01:00:00Z',
    'America/Bogota',
    '2027-01-06T01:00:00.000Z',
  ],
  [
    'in the night in which clocks go forward',
    '2027-03-27T22:00:00Z',
    'Europe/Warsaw',
    '2027-03-28T06:00:00.000Z',
  ],
  [
    'in the night in which clocks go back',
    '2027-10-30T22:00:00Z',
    'Europe/Warsaw',
    '2027-10-31T07:00:00.000Z',
  ],
])('%s it waits for the morning of that country', (_, now, zone, expected) => {
  expect(at(now, zone)).toBe(expected)
})

test('whatever the country and the minute, it is never sent at night, and never later than that morning', () => {
  for (const country of COUNTRY_CODES) {
    const { timeZone } = COUNTRIES[country]
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    for (let minute = 0; minute < 1440; minute += 37) {
      const now = new Date(Date.UTC(2027, 2, 27, 0, minute))
      const sent = whenToSend(now, timeZone)
      const hour = Number(clock.format(sent))
      expect([country, hour >= 8 && hour < 21]).toEqual([country, true])
      expect(sent.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000)
    }
  }
})
