import { expect, test } from 'vitest'
import { readBooking } from './read-booking'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const GOOD = {
  slot: '2026-11-25T09:30',
  product: 'mobile-phone',
  fault: ' The screen\r\nis broken. ',
  name: ' Ada  Obi ',
  region: 'NG',
  phone: '0803 123 4567',
}
const read = (typed: Record<string, string>) => readBooking(typed, 'Africa/Lagos', NOW)
const wrong = (typed: Record<string, string>) => {
  const found = read(typed)
  return found.ok ? [] : found.problems.map(({ field }) => field)
}

test('a booking as the contract has it [1#2]', () => {
  expect(read(GOOD)).toEqual({
    ok: true,
    booked: {
      date: '2026-11-25',
      start: '09:30',
      product: 'mobile-phone',
      fault: 'The screen\nis broken.',
      name: 'Ada Obi',
      phone: '+234-8031234567',
    },
  })
  const more = { model: 'Aster Nova 5', imei: '49 015420 323751 8', email: 'ada@example.com' }
  expect(read({ ...GOOD, ...more })).toMatchObject({ booked: { ...more, imei: '490154203237518' } })
})

test('an empty form is wrong in each place that has to be filled in, and in no other', () => {
  expect(wrong({})).toEqual(['slot', 'product', 'fault', 'name', 'phone'])
})

test.each<[Record<string, string>, string]>([
  [{ slot: '2026-11-25' }, 'slot'],
  [{ slot: '2026-11-22T10:59' }, 'slot'],
  [{ slot: '2020-01-01T09:30' }, 'slot'],
  [{ product: 'spaceship' }, 'product'],
  [{ model: 'x'.repeat(101) }, 'model'],
  [{ imei: '490154203237519' }, 'imei'],
  [{ imei: 'none' }, 'imei'],
  [{ fault: '\u0000 ' }, 'fault'],
  [{ fault: 'x'.repeat(2001) }, 'fault'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ phone: '123' }, 'phone'],
  [{ phone: 'my phone' }, 'phone'],
  [{ region: '' }, 'region'],
  [{ email: 'ada@' }, 'email'],
])('%o is not taken', (typed, field) => {
  expect(wrong({ ...GOOD, ...typed })).toEqual([field])
})

test('a time is past by the clock of the centre', () => {
  expect(wrong({ ...GOOD, slot: '2026-11-22T11:00' })).toEqual(['slot'])
  expect(wrong({ ...GOOD, slot: '2026-11-22T11:30' })).toEqual([])
})
