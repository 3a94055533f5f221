import { expect, test } from 'vitest'
import { addressOfCalendar, readQuestion } from './calendar-question'

const NOW = new Date('2026-11-28T08:00:00Z')
const country = (id: number, shortName: string, timeZone: string) => ({
  ...{ id, shortName, timeZone },
  name: shortName,
  languages: ['en' as const],
})
const countries = [country(1, 'ke', 'Africa/Nairobi'), country(2, 'ng', 'Africa/Lagos')]

test('the address holds all of the state', () => {
  const asked = { country: 'ng', month: '2027-01', zone: 'Asia/Tokyo', view: 'timeline', kind: 'banners' }
  const read = readQuestion(asked, countries, NOW)
  expect(read?.country.id).toBe(2)
  expect(read?.clock).toBe('Asia/Tokyo')
  const address = read && addressOfCalendar(read.question)
  expect(Object.fromEntries(new URL(address ?? '', 'http://cms').searchParams)).toEqual(asked)
})

test('what cannot be read is as if it were not there, and an unknown zone is said', () => {
  const odd = { country: 'xx', month: ['a', 'b'], zone: '+25:00', view: '<b>', kind: 'x'.repeat(9000) }
  expect(readQuestion(odd, countries, NOW)).toMatchObject({
    clock: 'Africa/Nairobi',
    question: { country: 'ke', month: '2026-11', zone: '', isZoneUnknown: true, view: 'month', kind: '' },
  })
})

test('who has no countries has no calendar', () => {
  expect(readQuestion({}, [], NOW)).toBeNull()
})
