import { expect, test } from 'vitest'
import { beginOf, hasBegun, readSlot, slotValue } from './slot'

test('a slot is read as it was written', () => {
  const slot = { date: '2026-11-25', start: '09:30' }
  expect(slotValue(slot)).toBe('2026-11-25T09:30')
  expect(readSlot(slotValue(slot))).toEqual(slot)
})

test.each([
  undefined,
  '',
  '2026-11-25',
  '2026-02-30T09:30',
  '2026-11-25T24:00',
  '2026-11-25T9:30',
  'tomorrow',
])('%s is none', (text) => {
  expect(readSlot(text)).toBeNull()
})

test('begins by the clock of the centre, whatever the visitor’s says', () => {
  const slot = { date: '2026-07-01', start: '09:30' }
  expect(beginOf(slot, 'Asia/Manila')).toBe(Date.parse('2026-07-01T01:30:00Z'))
  expect(beginOf(slot, 'Africa/Casablanca')).toBe(Date.parse('2026-07-01T08:30:00Z'))
  expect(hasBegun(slot, 'Asia/Manila', Date.parse('2026-07-01T01:29:59Z'))).toBe(false)
  expect(hasBegun(slot, 'Asia/Manila', Date.parse('2026-07-01T01:30:00Z'))).toBe(true)
})

test('without a zone nothing is concluded', () => {
  expect(beginOf({ date: '2026-07-01', start: '09:30' }, null)).toBeNull()
  expect(hasBegun({ date: '2020-07-01', start: '09:30' }, 'Elsewhere/Nowhere', Date.now())).toBe(false)
})
