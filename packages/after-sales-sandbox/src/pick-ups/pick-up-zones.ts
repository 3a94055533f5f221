import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { WEEKDAYS } from '../service-centres/opening-hours'
import { wordsOf } from '../service-centres/fold'

interface Address {
  city: string
  postalCode?: string | undefined
}

const hours = z.string().nullable()

const place = z.object({
  city: z.string(),
  native_city: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
  postalPrefix: z.string().nullable(),
  zone: z
    .object({
      country: z.string().transform((country) => country as CountryCode),
      centreId: z.number(),
      timeZone: z.string(),
      /** 1 of the largest city. */
      size: z.number(),
      hours: z.object(Object.fromEntries([...WEEKDAYS, 'weekday'].map((day) => [day, hours]))),
    })
    .nullable(),
})

export type KnownPlace = z.output<typeof place>
export type Zone = NonNullable<KnownPlace['zone']>

/** The largest first. */
export async function placesOf(database: Queryable, country: CountryCode): Promise<KnownPlace[]> {
  const { rows } = await database.query(
    `SELECT place.city, place.native_city, place.lat, place.lng, zone.postal_prefix AS "postalPrefix",
       CASE WHEN zone.id IS NULL THEN NULL ELSE jsonb_build_object('country', zone.country, 'centreId', centre.id, 'timeZone', zone.time_zone,
         'size', zone.size, 'hours', to_jsonb(centre)) END AS zone
     FROM places place LEFT JOIN pick_up_zones zone ON zone.id = place.id
     LEFT JOIN service_centres centre ON centre.id = zone.centre_id
     WHERE place.country = $1 ORDER BY place.people DESC, place.id`,
    [country],
  )
  return rows.map((row) => place.parse(row))
}

/** By the name of its city in any writing, else by how its postal code begins. */
export async function findPlace(
  database: Queryable,
  country: CountryCode,
  { city, postalCode = '' }: Address,
): Promise<KnownPlace | undefined> {
  const places = await placesOf(database, country)
  const asked = folded(city)
  return (
    places.find(({ city, native_city }) =>
      [city, native_city].some((name) => folded(name ?? '') === asked),
    ) ?? places.find(({ postalPrefix }) => postalPrefix !== null && postalCode.startsWith(postalPrefix))
  )
}

/** The largest city also sends vans for what is heavy. */
export function isServed({ size }: Zone, device: string): boolean {
  return device !== 'appliance' || size === 1
}

function folded(name: string): string {
  return wordsOf(name).join(' ')
}
