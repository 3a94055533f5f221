import { daysBetween, localTime } from '../appointments/centre-clock'
import { slotsToCome, type BookableCentre } from '../appointments/find-slots'
import type { Queryable } from '../database/queryable'
import { instantOf } from './local-instant'

const DAYS = 14
const DAY_MS = 86_400_000

/** Epoch ms of the next free slot by the id of a centre, within two weeks. */
export async function nextSlots(
  database: Queryable,
  centres: readonly BookableCentre[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await database.query<{ slot: string; taken: number }>(
    `SELECT centre_id || ' ' || day || ' ' || start_time AS slot, count(*)::int AS taken FROM appointments
     WHERE centre_id = ANY ($1) AND day >= $2 AND canceled_at IS NULL GROUP BY slot`,
    [centres.map(({ id }) => id), new Date(now.getTime() - DAY_MS)],
  )
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  return new Map(
    centres.flatMap((centre) => {
      const next = nextSlot(centre, taken, now)
      return next === null ? [] : [[centre.id, next] as const]
    }),
  )
}

function nextSlot(centre: BookableCentre, taken: ReadonlyMap<string, number>, now: Date): number | null {
  if (!centre.reservable) return null
  const last = new Date(now.getTime() + DAYS * DAY_MS)
  const days = daysBetween(localTime(now, centre.timeZone).day, localTime(last, centre.timeZone).day)
  for (const day of days) {
    const free = slotsToCome(centre, day, now).find(
      ({ start }) => (taken.get(`${centre.id} ${day} ${start}`) ?? 0) < centre.places,
    )
    if (free) return instantOf({ day, time: free.start }, centre.timeZone)
  }
  return null
}
