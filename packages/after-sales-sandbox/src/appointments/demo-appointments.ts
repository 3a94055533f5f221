import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { localTime } from './centre-clock'
import { findBookableCentre, freeSlots } from './find-slots'

const WEEK_MS = 7 * 86_400_000

export async function demoAppointments(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    'SELECT id, name FROM service_centres WHERE country = $1 AND reservable ORDER BY id LIMIT 2',
    [country],
  )
  return Promise.all(
    rows.map(async ({ id, name }) => ({
      tool: 'Repair appointment',
      type: name,
      what: await nextRoom(pool, String(id), now),
    })),
  )
}

async function nextRoom(pool: Pool, id: string, now: Date): Promise<string> {
  const centre = await findBookableCentre(pool, id)
  if (!centre) return 'no such centre'
  const [from, to] = [now, new Date(now.getTime() + WEEK_MS)].map(
    (instant) => localTime(instant, centre.timeZone).day,
  ) as [string, string]
  const days = await freeSlots(pool, centre, { from, to }, now)
  const first = days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free > 0).map(({ start }) => `${date} ${start}`),
  )[0]
  return first ? `has room from ${first}, ${centre.places} in each slot` : 'has no room this week'
}
