import { expect, test } from 'vitest'
import { shownDays } from './shown-days'

const slot = (start: string, free = 1) => ({ start, free })
const DAYS = [
  { date: '2026-11-22', slots: [slot('09:30'), slot('10:00'), slot('16:30')] },
  { date: '2026-11-23', slots: [slot('09:30', 0), slot('10:00', 2)] },
  { date: '2026-11-24', slots: [slot('09:30', 0)] },
  { date: '2026-11-25', slots: [] },
]

const shown = (now: string, timeZone: string | null = 'Asia/Manila') =>
  shownDays({ days: DAYS, timeZone, now: Date.parse(now) }, 'en-PH').map(({ date, times }) => [
    date,
    times.map(({ value }) => value.slice(11)),
  ])

test('times that have begun by the centre’s clock are not offered', () => {
  const later = [
    ['2026-11-23', ['10:00']],
    ['2026-11-24', []],
  ]
  expect(shown('2026-11-22T01:29:59Z')).toEqual([['2026-11-22', ['09:30', '10:00', '16:30']], ...later])
  expect(shown('2026-11-22T01:30:00Z')).toEqual([['2026-11-22', ['10:00', '16:30']], ...later])
  expect(shown('2026-11-22T02:00:00Z')).toEqual([['2026-11-22', ['16:30']], ...later])
})

test('a day that is over is not shown as full, and where the zone is not known the service decides', () => {
  expect(shown('2026-11-22T08:30:00Z').map(([date]) => date)).toEqual(['2026-11-23', '2026-11-24'])
  expect(shown('2026-11-22T08:30:00Z', null)).toHaveLength(3)
})

test('days and times are written as the visitor’s language does', () => {
  const [day] = shownDays({ days: DAYS, timeZone: null, now: 0 }, 'en-PH')
  expect(day).toMatchObject({
    name: 'Sunday, November 22',
    times: [{ name: expect.stringMatching(/^9:30/) }, {}, {}],
  })
})
