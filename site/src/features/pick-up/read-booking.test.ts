import { expect, test } from 'vitest'
import { readBooking } from './read-booking'

const NOW = Date.parse('2027-03-01T10:00:00Z')
const LAGOS = { by: 'courier', timeZone: 'Africa/Lagos' } as const
const GOOD = { window: '2027-03-02T09:00', name: ' Amina  B. ', region: 'NG', phone: '8021234567' }
const wrong = (typed: Record<string, string>) => {
  const read = readBooking({ ...GOOD, ...typed }, LAGOS, NOW)
  return read.ok
    ? []
    : read.problems.map(({ field, why }) => [field, typeof why === 'object' ? why.reason : why])
}

test('a booking as the contract has it', () => {
  expect(readBooking(GOOD, LAGOS, NOW)).toEqual({
    ok: true,
    entered: { date: '2027-03-02', start: '09:00', name: 'Amina B.', phone: '+234-8021234567' },
  })
})

test('a parcel that its owner sends has no window, and the rest', () => {
  const byPost = { by: 'post', timeZone: null } as const
  expect(readBooking({ ...GOOD, window: '' }, byPost, NOW)).toEqual({
    ok: true,
    entered: { name: 'Amina B.', phone: '+234-8021234567' },
  })
  const read = readBooking({}, byPost, NOW)
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['name', 'phone'])
})

test('all that is missing is said at once', () => {
  const read = readBooking({}, { by: 'courier', timeZone: null }, NOW)
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['window', 'name', 'phone'])
})

test.each([
  [{ window: '2027-03-01T11:00' }, [['window', 'past']]],
  [{ window: '2027-02-30T11:00' }, [['window', 'missing']]],
  [{ name: 'x'.repeat(101) }, [['name', 'long']]],
  [{ region: '' }, [['region', 'phoneNoCode']]],
])('%o is not taken', (typed, problems) => {
  expect(wrong(typed)).toEqual(problems)
})
