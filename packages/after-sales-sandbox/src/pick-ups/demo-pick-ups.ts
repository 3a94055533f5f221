import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { isServed, type KnownPlace, placesOf } from './pick-up-zones'
import { freeWindows } from './pick-up-windows'

const SHOWN_SERVED = 2

/** Cities that are served, and the largest that is not. */
export async function demoPickUps(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const places = await placesOf(pool, country)
  const served = places.filter(({ zone }) => zone !== null).slice(0, SHOWN_SERVED)
  const other = places.filter(({ zone }) => zone === null).slice(0, 1)
  return Promise.all(
    [...served, ...other].map(async (place) => ({
      tool: 'Pick-up',
      type: place.city,
      what: await serviceIn(pool, place, now),
    })),
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
