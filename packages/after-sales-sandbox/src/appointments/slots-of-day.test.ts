import { expect, test } from 'vitest'
import { slotsOfDay } from './slots-of-day'

const starts = (hours: string | null) => slotsOfDay(hours).map(({ start }) => start)

test('slots fill the opening hours, and none goes past their end', () => {
  expect(slotsOfDay('09:00-10:15')).toEqual([
    { start: '09:00', end: '09:30' },
    { start: '09:30', end: '10:00' },
  ])
})

test('a pause has none', () => {
  expect(starts('08:30-09:30,14:30-15:30')).toEqual(['08:30', '09:00', '14:30', '15:00'])
})

test('hours past midnight end with the day', () => {
  const slots = slotsOfDay('22:30-00:30')
  expect(slots.map(({ start }) => start)).toEqual(['22:30', '23:00', '23:30'])
  expect(slots.at(-1)?.end).toBe('00:00')
})

test('a day that is closed or not told has none', () => {
  expect(starts('closed')).toEqual([])
  expect(starts(null)).toEqual([])
})
