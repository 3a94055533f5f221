import { localTime, weekdayOf, type LocalTime } from '../appointments/centre-clock'
import type { OpeningHours, WEEKDAYS } from '../service-centres/opening-hours'

const DAY_MINUTES = 1_440
const DAY_MS = 86_400_000

/** How long a centre stays open, 0 if it is closed. Yesterday's hours may run past midnight. */
export function minutesOpen(hours: OpeningHours, timeZone: string, now: Date): number {
  const local = localTime(now, timeZone)
  const before = new Date(Date.parse(local.day) - DAY_MS).toISOString().slice(0, 10)
  return Math.max(
    leftOf(hours, local.day, minuteOf(local)),
    leftOf(hours, before, minuteOf(local) + DAY_MINUTES),
  )
}

function leftOf(hours: OpeningHours, day: string, minute: number): number {
  const told = hours[weekdayOf(day) as (typeof WEEKDAYS)[number]] ?? hours.weekday ?? ''
  for (const span of told.matchAll(/(\d\d):(\d\d)-(\d\d):(\d\d)/g)) {
    const [opensHour = 0, opensMinute = 0, closesHour = 0, closesMinute = 0] = span.slice(1).map(Number)
    const opens = opensHour * 60 + opensMinute
    const until = closesHour * 60 + closesMinute
    const closes = until > opens ? until : until + DAY_MINUTES
    if (minute >= opens && minute < closes) return closes - minute
  }
  return 0
}

function minuteOf({ time }: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
