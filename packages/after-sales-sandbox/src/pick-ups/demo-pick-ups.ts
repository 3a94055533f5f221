import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { findPlace, isServed, type KnownPlace } from './pick-up-zones'
import { freeWindows } from './pick-up-windows'

const SHOWN_SERVED = 2

/** Cities that are served, and the largest that is not. */
export async function demoPickUps(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const { rows } = await pool.query<{ city: string }>(
    `(SELECT place.city FROM pick_up_zones zone JOIN places place ON place.id = zone.id
      WHERE place.country = $1 ORDER BY zone.size LIMIT $2)
     UNION ALL
     (SELECT place.city FROM places place LEFT JOIN pick_up_zones zone ON zone.id = place.id
      WHERE place.country = $1 AND zone.id IS NULL ORDER BY place.people DESC, place.id LIMIT 1)`,
    [country, SHOWN_SERVED],
  )
  const places = await Promise.all(rows.map(({ city }) => findPlace(pool, country, { city })))
  return Promise.all(
    places
      .filter((place) => place !== undefined)
      .map(async (place) => ({ tool: 'Pick-up', type: place.city, what: await serviceIn(pool, place, now) })),
  )
}

async function serviceIn(pool: Pool, { zone }: KnownPlace, now: Date): Promise<string> {
  if (!zone) return 'not served: a service centre is named instead'
  const days = await freeWindows(pool, zone, now)
  const [first] = days.flatMap(({ date, windows }) =>
    windows.filter(({ free }) => free > 0).map(({ start }) => `${date} ${start}`),
  )
  const room = first ? `a van is free from ${first}` : 'no van is free this week'
  return isServed(zone, 'appliance') ? `${room}; appliances too` : room
}
