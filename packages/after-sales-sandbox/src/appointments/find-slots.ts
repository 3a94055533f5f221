import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import type { WEEKDAYS } from '../service-centres/opening-hours'
import { daysBetween, hasBegun, localTime, weekdayOf } from './centre-clock'
import { slotsOfDay, type SlotTime } from './slots-of-day'

const HOUR_MS = 3_600_000

const hours = z.string().nullable()

const bookableCentre = z.object({
  id: z.number(),
  timeZone: z.string(),
  places: z.number(),
  noticeHours: z.number(),
  reservable: z.boolean(),
  hours: z.object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    weekday: hours,
  }),
})

export type BookableCentre = z.output<typeof bookableCentre>

export async function findBookableCentre(
  database: Queryable,
  id: string,
): Promise<BookableCentre | undefined> {
  const { rows } = await database.query(
    `SELECT centre.id, place.time_zone AS "timeZone", centre.places_per_slot AS places,
       centre.notice_hours AS "noticeHours", centre.reservable, to_jsonb(centre) AS hours
     FROM service_centres centre JOIN places place ON place.id = centre.place_id WHERE centre.id::text = $1`,
    [id],
  )
  return rows[0] && bookableCentre.parse(rows[0])
}

export function slotsToCome(centre: BookableCentre, day: string, now: Date): SlotTime[] {
  if (!centre.reservable) return []
  const own = centre.hours[weekdayOf(day) as (typeof WEEKDAYS)[number]]
  const soonest = new Date(now.getTime() + centre.noticeHours * HOUR_MS)
  const local = localTime(soonest, centre.timeZone)
  return slotsOfDay(own ?? centre.hours.weekday).filter(({ start }) => !hasBegun({ day, time: start }, local))
}

export interface DaySlots {
  date: string
  slots: (SlotTime & { free: number })[]
}

export async function freeSlots(
  database: Queryable,
  centre: BookableCentre,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<DaySlots[]> {
  const { rows } = await database.query<{ slot: string; taken: number }>(
    `SELECT day || ' ' || start_time AS slot, count(*)::int AS taken FROM appointments
     WHERE centre_id = $1 AND day BETWEEN $2 AND $3 AND canceled_at IS NULL GROUP BY slot`,
    [centre.id, from, to],
  )
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  return daysBetween(from, to).map((date) => ({
    date,
    slots: slotsToCome(centre, date, now).map((slot) => ({
      ...slot,
      free: Math.max(0, centre.places - (taken.get(`${date} ${slot.start}`) ?? 0)),
    })),
  }))
}
