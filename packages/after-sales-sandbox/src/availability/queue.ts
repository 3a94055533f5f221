import { z } from 'zod'
import { localTime } from '../appointments/centre-clock'
import type { Queryable } from '../database/queryable'
import { WEEKDAYS, type OpeningHours } from '../service-centres/opening-hours'
import { minutesOpen } from './minutes-open'

const MINUTE_MS = 60_000
const text = z.string().nullable()

const queuedCentre = z.object({
  id: z.number(),
  timeZone: z.string(),
  hours: z.object({
    ...(Object.fromEntries(WEEKDAYS.map((day) => [day, text])) as Record<
      (typeof WEEKDAYS)[number],
      typeof text
    >),
    weekday: text,
  }),
  queueDay: z.number().nullable(),
  minutesPerPerson: z.number(),
  countsEveryMinutes: z.number(),
  takesTickets: z.boolean(),
  name: z.string(),
  nativeName: z.string(),
  country: z.string(),
  address: z.string(),
  nativeAddress: z.string(),
  phone: z.string(),
})

export type QueuedCentre = z.output<typeof queuedCentre>

export async function findQueuedCentres(
  database: Queryable,
  ids: readonly string[],
): Promise<QueuedCentre[]> {
  const { rows } = await database.query(
    `SELECT centre.id, place.time_zone AS "timeZone", to_jsonb(centre) AS hours, centre.queue_day AS "queueDay",
       centre.minutes_per_person AS "minutesPerPerson", centre.counts_every_minutes AS "countsEveryMinutes",
       centre.takes_tickets AS "takesTickets", centre.name, centre.native_name AS "nativeName", centre.country,
       centre.address, centre.native_address AS "nativeAddress", centre.phone
     FROM service_centres centre JOIN places place ON place.id = centre.place_id WHERE centre.id::text = ANY ($1)`,
    [ids],
  )
  return rows.map((row) => queuedCentre.parse(row))
}

interface Waiting {
  minutes: number
  seenAt: Date
}

/** As it was counted last, by the id of a centre; nothing of centres that are closed or do not count. */
export async function waitingTimes(
  database: Queryable,
  centres: readonly QueuedCentre[],
  now: Date,
): Promise<Map<number, Waiting>> {
  const counted = centres.flatMap((centre) => {
    const step = centre.countsEveryMinutes * MINUTE_MS
    const seenAt = new Date(Math.floor(now.getTime() / step) * step)
    return centre.queueDay !== null && isOpen(centre, now) && isOpen(centre, seenAt)
      ? [{ centre, seenAt }]
      : []
  })
  const ends = await Promise.all(
    counted.map(async ({ centre, seenAt }) => {
      const minutes = await minutesUntilFree(database, centre, seenAt)
      return [centre.id, { minutes, seenAt }] as const
    }),
  )
  return new Map(ends)
}

function isOpen({ hours, timeZone }: { hours: OpeningHours; timeZone: string }, at: Date): boolean {
  return minutesOpen(hours, timeZone, at) > 0
}

/** So many people hold a number of one centre at most. */
const MOST_TICKETS = 20

/** Minutes until the turn of who takes a number now; null if nobody can, for the day or its numbers are over. */
export async function waitWithTicket(
  database: Queryable,
  centre: QueuedCentre,
  now: Date,
): Promise<number | null> {
  const wait = await minutesUntilFree(database, centre, now)
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM queue_tickets
     WHERE centre_id = $1 AND given_back_at IS NULL AND turn_at > $2`,
    [centre.id, now],
  )
  const isOver = wait >= minutesOpen(centre.hours, centre.timeZone, now)
  return isOver || (rows[0]?.count ?? 0) >= MOST_TICKETS ? null : wait
}

/** Who came without a number and who took one wait in the same queue. */
async function minutesUntilFree(
  database: Queryable,
  { id, timeZone, queueDay, minutesPerPerson }: QueuedCentre,
  at: Date,
): Promise<number> {
  const { rows } = await database.query<{ people: number; last: Date | null }>(
    `SELECT coalesce((SELECT people FROM queue_hours WHERE day = $2 AND hour = $3), 0) AS people,
       (SELECT max(turn_at) FROM queue_tickets WHERE centre_id = $1 AND given_back_at IS NULL) AS last`,
    [id, queueDay, Number(localTime(at, timeZone).time.slice(0, 2))],
  )
  const { people = 0, last = null } = rows[0] ?? {}
  const behindLast = last === null ? 0 : (last.getTime() - at.getTime()) / MINUTE_MS + minutesPerPerson
  return Math.ceil(Math.max(people * minutesPerPerson, last !== null && last > at ? behindLast : 0))
}
