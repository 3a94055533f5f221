import { describe, expect, test } from 'vitest'
import { emptyDays, isIn, lanesOf, overlapsOf, runsOf, type Window } from './banner-areas'
import { daysOf } from './calendar-month'

const days = daysOf('2026-11', 'UTC')
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour))
const window = (id: number, from: Date | null, to: Date | null): Window => ({ id, from, to })
const begins = at(1)
const ends = at(31)

const told = (windows: Window[]) =>
  overlapsOf(windows, begins, ends).map((each) => ({
    from: each.begins.toISOString().slice(5, 13),
    to: each.ends.toISOString().slice(5, 13),
    ids: each.ids,
  }))

test('a banner at the top shows on all pages, one at the bottom on those of its areas', () => {
  expect(isIn('top', { slot: 'top', area: [] })).toBe(true)
  expect(isIn('bottom-home', { slot: 'top', area: ['1', '2'] })).toBe(false)
  expect(isIn('bottom-home', { slot: 'bottom', area: ['1'] })).toBe(true)
  expect(isIn('bottom-others', { slot: 'bottom', area: ['1'] })).toBe(false)
})

describe('overlaps', () => {
  test('last as long as the same banners share a place, the first of which shows', () => {
    expect(told([window(1, at(3, 9), at(10)), window(2, at(5), at(7, 12)), window(3, at(6), null)])).toEqual([
      { from: '11-05T00', to: '11-06T00', ids: [1, 2] },
      { from: '11-06T00', to: '11-07T12', ids: [1, 2, 3] },
      { from: '11-07T12', to: '11-10T00', ids: [1, 3] },
    ])
  })

  test('are none where one begins as the other ends', () => {
    expect(told([window(1, at(3), at(10)), window(2, at(10), at(12))])).toEqual([])
  })

  test('of banners without times last all month', () => {
    expect(told([window(1, null, null), window(2, null, null)])).toEqual([
      { from: '11-01T00', to: '12-01T00', ids: [1, 2] },
    ])
  })
})

test('a day is empty if no moment of it has a banner', () => {
  const empty = emptyDays([window(1, null, at(3)), window(2, at(4, 23), at(28))], days)
  expect(empty.map(({ date }) => Number(date.slice(-2)))).toEqual([3, 28, 29, 30])
  expect(runsOf(empty).map((run) => run.map(({ date }) => date))).toEqual([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-28', '2026-11-30'],
  ])
  expect(emptyDays([window(1, null, null)], days)).toEqual([])
})

test('bars that meet lie in rows of their own, and as few as can be', () => {
  const lanes = lanesOf([window(1, at(10), at(12)), window(2, null, at(11)), window(3, at(12), null)])
  expect(Object.fromEntries(lanes)).toEqual({ 1: 1, 2: 0, 3: 0 })
})
