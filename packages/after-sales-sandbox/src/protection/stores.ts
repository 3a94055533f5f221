import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'

const MOST = 20

interface Store {
  storeId: number
  name: string
  address: string
  phone: string
  latitude: number
  longitude: number
  distance: number
}

export async function findStores(
  pool: Pool,
  { country, from }: { country: CountryCode; from: { lat: number; lng: number } },
): Promise<Store[]> {
  const { rows } = await pool.query<Store>(
    `SELECT centre.id AS "storeId", centre.name, centre.address, centre.phone,
       centre.lat AS latitude, centre.lng AS longitude,
       round((12742 * asin(least(1, (centre.on_ball <-> point.on_ball) / 2)))::numeric, 2)::float8 AS distance
     FROM protection_stores store JOIN service_centres centre USING (id),
       (SELECT cube(ARRAY[cos(radians($2)) * cos(radians($3)), cos(radians($2)) * sin(radians($3)), sin(radians($2))])
          AS on_ball) point
     WHERE $1 IN (centre.country, 'global')
     ORDER BY centre.on_ball <-> point.on_ball, centre.id LIMIT ${MOST}`,
    [country, from.lat, from.lng],
  )
  return rows
}
