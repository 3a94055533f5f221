import { describe, expect, test } from 'vitest'
import { openingSpans, type Opening } from './opening-spans'
import { WEEKDAYS, weekOf, type Weekday } from './read-hours'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function stateAt(
  instant: string,
  zone: string,
  hours: Partial<Record<Weekday | 'weekday', string>>,
): Opening | undefined {
  return spansFrom(instant, zone, hours)[0]?.opening
}

function spansFrom(
  instant: string,
  zone: string | null,
  hours: Partial<Record<Weekday | 'weekday', string>>,
) {
  const none = Object.fromEntries([...WEEKDAYS, 'weekday'].map((day) => [day, null]))
  const wire = { ...none, ...hours } as Record<Weekday | 'weekday', string | null>
  return openingSpans(weekOf(wire), zone, Date.parse(instant), 2 * DAY)
}

const open = (closes: string) => ({ kind: 'open', closes: Date.parse(closes) })
const closed = (opens: string, daysAhead: number) => ({ kind: 'closed', opens: Date.parse(opens), daysAhead })

// 4 May 2026 is a Monday.
const SHOP = { weekday: '09:00-18:00', saturday: '10:00-14:00', sunday: 'closed' }
const SPLIT = { weekday: '09:00-13:00,15:00-19:00' }
const LATE = { weekday: '12:00-00:30', sunday: 'closed' }

describe('in Lagos, an hour ahead of UTC', () => {
  test.each([
    ['2026-05-04T07:59:59Z', closed('2026-05-04T08:00:00Z', 0)],
    ['2026-05-04T08:00:00Z', open('2026-05-04T17:00:00Z')],
    ['2026-05-04T16:59:59Z', open('2026-05-04T17:00:00Z')],
    ['2026-05-04T17:00:00Z', closed('2026-05-05T08:00:00Z', 1)],
    // Already the next day there.
    ['2026-05-04T23:30:00Z', closed('2026-05-05T08:00:00Z', 0)],
    ['2026-05-09T12:00:00Z', open('2026-05-09T13:00:00Z')],
    ['2026-05-09T13:00:00Z', closed('2026-05-11T08:00:00Z', 2)],
    ['2026-05-10T10:00:00Z', closed('2026-05-11T08:00:00Z', 1)],
  ])('at %s', (instant, expected) => expect(stateAt(instant, 'Africa/Lagos', SHOP)).toEqual(expected))
})

describe('with a break at noon, in Madrid', () => {
  test.each([
    ['2026-05-04T10:00:00Z', open('2026-05-04T11:00:00Z')],
    ['2026-05-04T11:30:00Z', closed('2026-05-04T13:00:00Z', 0)],
    ['2026-05-04T14:00:00Z', open('2026-05-04T17:00:00Z')],
  ])('at %s', (instant, expected) => expect(stateAt(instant, 'Europe/Madrid', SPLIT)).toEqual(expected))
})

describe('over midnight, in Karachi', () => {
  test.each([
    // 00:15 on Tuesday belongs to Monday.
    ['2026-05-04T19:15:00Z', open('2026-05-04T19:30:00Z')],
    ['2026-05-04T19:30:00Z', closed('2026-05-05T07:00:00Z', 0)],
    // 00:15 on Sunday, a day off, belongs to Saturday.
    ['2026-05-09T19:15:00Z', open('2026-05-09T19:30:00Z')],
    ['2026-05-10T19:15:00Z', closed('2026-05-11T07:00:00Z', 0)],
  ])('at %s', (instant, expected) => expect(stateAt(instant, 'Asia/Karachi', LATE)).toEqual(expected))
})

describe('when clocks change', () => {
  test('the night before they go forward is an hour shorter', () => {
    // 29 March 2026, 02:00 → 03:00 in Warsaw.
    expect(stateAt('2026-03-28T22:00:00Z', 'Europe/Warsaw', { weekday: '09:00-17:00' })).toEqual(
      closed('2026-03-29T07:00:00Z', 1),
    )
  })

  test('the night before they go back is an hour longer', () => {
    expect(stateAt('2026-10-24T22:00:00Z', 'Europe/Warsaw', { weekday: '09:00-17:00' })).toEqual(
      closed('2026-10-25T08:00:00Z', 0),
    )
  })

  test('an opening in the hour that is left out begins when the clocks have gone forward', () => {
    expect(stateAt('2026-03-29T00:30:00Z', 'Europe/Warsaw', { weekday: '02:30-05:00' })).toEqual(
      closed('2026-03-29T01:30:00Z', 0),
    )
  })

  test('in a zone that is half an hour off', () => {
    expect(stateAt('2026-05-04T03:00:00Z', 'Asia/Yangon', SHOP)).toEqual(open('2026-05-04T11:30:00Z'))
  })

  test('where it is today differs from where it is in UTC by a day', () => {
    expect(stateAt('2026-05-04T02:00:00Z', 'America/Mexico_City', SHOP)).toEqual(
      closed('2026-05-04T15:00:00Z', 1),
    )
  })
})

describe('without an end', () => {
  test('all day every day is around the clock', () => {
    expect(stateAt('2026-05-04T03:00:00Z', 'Asia/Manila', { weekday: '00:00-24:00' })).toEqual({
      kind: 'always-open',
    })
  })

  test('all day on one day runs into the next', () => {
    const hours = { monday: '00:00-24:00', tuesday: '00:00-12:00', weekday: 'closed' }
    expect(stateAt('2026-05-04T05:00:00Z', 'Africa/Accra', hours)).toEqual(open('2026-05-05T12:00:00Z'))
  })

  test('closed all week', () => {
    expect(stateAt('2026-05-04T05:00:00Z', 'Africa/Accra', { weekday: 'closed' })).toEqual({
      kind: 'closed-for-long',
    })
  })

  test('open on one day of the week alone', () => {
    expect(
      stateAt('2026-05-04T13:00:00Z', 'Africa/Accra', { monday: '09:00-12:00', weekday: 'closed' }),
    ).toEqual(closed('2026-05-11T09:00:00Z', 7))
  })
})

describe('nothing is said', () => {
  test.each([
    ['without a time zone', null, SHOP],
    ['in a zone that nobody knows', 'Mars/Olympus', SHOP],
    ['where no hours are told', 'Africa/Lagos', {}],
    ['where a day is told in words', 'Africa/Lagos', { ...SHOP, friday: 'by appointment' }],
  ])('%s', (_why, zone, hours) => expect(spansFrom('2026-05-04T10:00:00Z', zone, hours)).toEqual([]))
})

test('spans follow each other without a gap, for as long as a page may be kept', () => {
  const now = '2026-05-08T16:00:00Z'
  const spans = spansFrom(now, 'Africa/Lagos', SHOP)
  expect(spans.map(({ opening, until }) => [opening.kind, new Date(until).toISOString()])).toEqual([
    ['open', '2026-05-08T17:00:00.000Z'],
    ['closed', '2026-05-08T23:00:00.000Z'],
    ['closed', '2026-05-09T09:00:00.000Z'],
    ['open', '2026-05-09T13:00:00.000Z'],
    ['closed', '2026-05-09T23:00:00.000Z'],
    ['closed', '2026-05-10T23:00:00.000Z'],
  ])
  expect(spans.at(-1)!.until).toBeGreaterThan(Date.parse(now) + 2 * DAY)
})
