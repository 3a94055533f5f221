import { expect, test } from 'vitest'
import { translatorOf } from '@/i18n/translator'
import { centerWriter } from './write-center'

const NONE = { address: null, direction: null, phone: null, email: null, mcc: null, state: null, city: null }

function hoursOf(monday: string, tag: string): string | undefined {
  const closed = {
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  }
  const section = { lang: 'ng', region: { tag, timeZone: 'Africa/Lagos' } }
  const write = centerWriter(section, translatorOf(tag, 'centers'), 0, () => null)
  const entry = { id: '1', name: 'Aster', ...NONE, ...closed, weekday: null, timeZone: 'Africa/Lagos' }
  return write({ ...entry, monday, serviceBrands: [], reservable: false }).hours[0]?.hours
}

test.each([
  ['12:00-00:30', 'ar-SA'],
  ['18:00-02:00', 'en-NG'],
  ['09:00-24:00', 'en-NG'],
])('hours past midnight are written without dates: %s in %s', (hours, tag) => {
  expect(hoursOf(hours, tag)).not.toMatch(/1970|١٩٧٠|\//)
})

test('hours of a day are written as a range', () => {
  expect(hoursOf('09:00-18:00', 'en-NG')).toMatch(/^09:00\s?–\s?18:00$/)
})
