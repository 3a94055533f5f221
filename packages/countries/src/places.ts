import { isCountryCode, type CountryCode } from './codes'
import { PLACES_TABLE } from './places.generated'

export interface Place {
  id: number
  country: CountryCode
  state: string
  city: string
  native_city: string | null
  lat: number
  lng: number
  time_zone: string
  /** Thousands. */
  people: number
}

export function readPlaces(): Place[] {
  return PLACES_TABLE.split('\n').map((line, at) => {
    const [country, state = '', city = '', native, lat, lng, timeZone = '', people] = line.split('\t')
    if (!isCountryCode(country)) throw new Error(`${String(country)} is no country`)
    return {
      id: at + 1,
      country,
      state,
      city,
      native_city: native || null,
      lat: Number(lat),
      lng: Number(lng),
      time_zone: timeZone,
      people: Number(people),
    }
  })
}

export function placesByCountry(places: readonly Place[]): Map<CountryCode, Place[]> {
  const groups = new Map<CountryCode, Place[]>()
  for (const place of places) groups.set(place.country, [...(groups.get(place.country) ?? []), place])
  return groups
}
