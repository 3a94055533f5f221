import { WEEKDAYS, type DayHours, type Weekday } from './read-hours'
import { DAY_MS, dayIn, instantOf, isZone, type Day } from './zone-time'

/** Epoch ms. */
export type Opening =
  | { kind: 'open'; closes: number }
  | { kind: 'always-open' }
  /** Calendar days at the centre; 0 is today. */
  | { kind: 'closed'; opens: number; daysAhead: number }
  | { kind: 'closed-for-long' }

export interface OpeningSpan {
  opening: Opening
  until: number
}

interface OpenTime {
  from: number
  until: number
}

const DAYS_AHEAD = 8

/** As by `Date`. */
const BY_NUMBER = [...WEEKDAYS.slice(6), ...WEEKDAYS.slice(0, 6)]

/**
 * For pages that stay open. Empty if hours are text.
 * @param horizon ms
 */
export function openingSpans(
  week: Readonly<Record<Weekday, DayHours | null>>,
  zone: string | null,
  now: number,
  horizon: number,
): OpeningSpan[] {
  if (zone === null || !isZone(zone) || !isTold(week)) return []
  const today = dayIn(zone, now)
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, at) => today + (at - 1) * DAY_MS)
  const times = joined(days.flatMap((day) => openTimesOf(week, zone, day)))
  const midnights = days.map((day) => instantOf(zone, day, 0))
  const changes = [...new Set([...times.flatMap(({ from, until }) => [from, until]), ...midnights])]
    .filter((instant) => instant > now)
    .sort((a, b) => a - b)
  const spans: OpeningSpan[] = []
  let at = now
  for (const until of changes) {
    if (at >= now + horizon) break
    const opening = openingAt(times, zone, at)
    const last = spans.at(-1)
    if (last && isSame(last.opening, opening)) last.until = until
    else spans.push({ opening, until })
    at = until
  }
  return spans
}

function isTold(week: Readonly<Record<Weekday, DayHours | null>>): boolean {
  return WEEKDAYS.every((day) => week[day] !== null && week[day].kind !== 'text')
}

function openTimesOf(week: Readonly<Record<Weekday, DayHours | null>>, zone: string, day: Day): OpenTime[] {
  const hours = week[BY_NUMBER[new Date(day).getUTCDay()] as Weekday]
  if (hours?.kind !== 'open') return []
  return hours.ranges.map(([from, until]) => ({
    from: instantOf(zone, day, from),
    until: instantOf(zone, day, until),
  }))
}

function joined(times: readonly OpenTime[]): OpenTime[] {
  const inOrder = times.toSorted((a, b) => a.from - b.from)
  const result: OpenTime[] = []
  for (const { from, until } of inOrder) {
    const last = result.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else result.push({ from, until })
  }
  return result
}

function openingAt(times: readonly OpenTime[], zone: string, instant: number): Opening {
  const next = times.find(({ until }) => until > instant)
  if (!next) return { kind: 'closed-for-long' }
  const isOpen = next.from <= instant
  if (isOpen && next.until - instant > (DAYS_AHEAD - 2) * DAY_MS) return { kind: 'always-open' }
  if (isOpen) return { kind: 'open', closes: next.until }
  const daysAhead = Math.round((dayIn(zone, next.from) - dayIn(zone, instant)) / DAY_MS)
  return { kind: 'closed', opens: next.from, daysAhead }
}

function isSame(one: Opening, other: Opening): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
