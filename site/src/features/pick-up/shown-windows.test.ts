import { expect, test } from 'vitest'
import { shownWindows, spanOf } from './shown-windows'

const DAYS = [
  {
    date: '2027-03-02',
    windows: [
      { start: '09:00', end: '12:00', free: 2 },
      { start: '12:00', end: '15:00', free: 0 },
      { start: '15:00', end: '18:00', free: 1 },
    ],
  },
]
const at = (now: string, timeZone: string | null, tag = 'en-NG') =>
  shownWindows({ days: DAYS, timeZone }, tag, Date.parse(now)).map(({ windows }) =>
    windows.map(({ value }) => value.slice(11)),
  )

test('windows are past by the clock of the address, not of the server', () => {
  expect(at('2027-03-02T08:30:00Z', 'Africa/Lagos')).toEqual([['15:00']])
  expect(at('2027-03-02T08:30:00Z', 'America/Mexico_City')).toEqual([['09:00', '15:00']])
  expect(at('2027-03-02T08:30:00Z', 'Asia/Manila')).toEqual([])
})

test('without a known zone the service decides', () => {
  expect(at('2027-03-05T00:00:00Z', null)).toEqual([['09:00', '15:00']])
  expect(at('2027-03-05T00:00:00Z', 'Nowhere/AtAll')).toEqual([['09:00', '15:00']])
})

test('a day that is full stays, and says so', () => {
  const full = DAYS.map((day) => ({ ...day, windows: day.windows.map((window) => ({ ...window, free: 0 })) }))
  expect(shownWindows({ days: full, timeZone: 'Africa/Lagos' }, 'ar-SA', 0)).toMatchObject([
    { date: '2027-03-02', windows: [] },
  ])
})

test('a calendar gets the instants of the window, or its local time', () => {
  const window = { date: '2027-03-02', start: '09:00', end: '12:00' }
  expect(spanOf(window, 'Africa/Lagos')).toEqual({
    begin: Date.parse('2027-03-02T08:00:00Z'),
    end: Date.parse('2027-03-02T11:00:00Z'),
  })
  expect(spanOf({ ...window, end: null }, 'Africa/Lagos').end).toBe(Date.parse('2027-03-02T11:00:00Z'))
  expect(spanOf(window, null)).toEqual({ begin: '2027-03-02T09:00', end: '2027-03-02T12:00' })
})
