import type { CountryCode } from '@carelane/countries'
import { placesByCountry, type Place } from '@carelane/countries/places'

const LEAST = 15

export function sharesOf(places: readonly Place[], total: number): Map<CountryCode, number> {
  const weights = [...placesByCountry(places)].map(
    ([country, cities]) => [country, Math.sqrt(cities.reduce((sum, city) => sum + city.people, 0))] as const,
  )
  const sum = weights.reduce((all, [, weight]) => all + weight, 0)
  const spare = total - LEAST * weights.length
  const shares = weights.map(
    ([country, weight]) => [country, LEAST + Math.floor((spare * weight) / sum)] as const,
  )
  const missing = total - shares.reduce((all, [, share]) => all + share, 0)
  return new Map(shares.map(([country, share], at) => [country, share + (at < missing ? 1 : 0)]))
}
