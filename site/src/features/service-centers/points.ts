import { placeOf, type Result } from '@carelane/after-sales'
import type { CountryCode } from '@carelane/countries'
import { LRUCache } from 'lru-cache'
import { afterSales } from '@/platform/after-sales'

/** Some ten metres: no map is looked at more closely. */
const DIGITS = 4

const known = new LRUCache<CountryCode, string>({ max: 70, ttl: 600_000 })

/** Where all centres of a country are, `global` for all countries: JSON of `[id, latitude, longitude]` each. */
export async function findPoints(country: CountryCode): Promise<Result<string>> {
  const before = known.get(country)
  if (before !== undefined) return { ok: true, data: before }
  const { mcc } = placeOf({ country, locale: 'en' })
  const answer = await afterSales().ask('serviceCenterPoints', { mcc })
  if (!answer.ok) return answer
  const points = answer.data.map(({ id, lat, lng }) => [id, rounded(lat), rounded(lng)])
  const text = JSON.stringify(points)
  known.set(country, text)
  return { ok: true, data: text }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DIGITS))
}
