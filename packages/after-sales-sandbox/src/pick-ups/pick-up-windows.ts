import { isPublicHoliday } from '@carelane/countries/working-days'
import { daysBetween, localTime, weekdayOf } from '../appointments/centre-clock'
import type { Queryable } from '../database/queryable'
import type { Zone } from './pick-up-zones'

export const WINDOWS = [
  { start: '09:00', end: '12:00' },
  { start: '12:00', end: '15:00' },
  { start: '15:00', end: '18:00' },
] as const

export const VANS = 2
const DAYS_AHEAD = 8
const DAY_MS = 86_400_000

interface DayWindows {
  date: string
  windows: { start: string; end: string; free: number }[]
}

/** From tomorrow on, on the days on which the centre of the zone is open and that are no holiday. */
export async function freeWindows(database: Queryable, zone: Zone, now: Date): Promise<DayWindows[]> {
  const today = localTime(now, zone.timeZone).day
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const days = daysBetween(today, last)
    .slice(1)
    .filter((day) => isOpenOn(zone, day) && !isPublicHoliday(day, zone.country))
  const { rows } = await database.query<{ slot: string; taken: number }>(
    `SELECT day || ' ' || start_time AS slot, count(*)::int AS taken FROM pick_ups
     WHERE centre_id = $1 AND day = ANY($2) AND canceled_at IS NULL GROUP BY slot`,
    [zone.centreId, days],
  )
  const taken = new Map(rows.map(({ slot, taken }) => [slot, taken]))
  return days.map((date) => ({
    date,
    windows: WINDOWS.map((window) => ({
      ...window,
      free: VANS - (taken.get(`${date} ${window.start}`) ?? 0),
    })),
  }))
}

function isOpenOn({ hours }: Zone, day: string): boolean {
  return (hours[weekdayOf(day)] ?? hours.weekday ?? 'closed') !== 'closed'
}
