import { languagesOf, type CountryCode } from '@carelane/countries'
import { placesByCountry, type Place } from '@carelane/countries/places'
import { madeUpPhone } from '../phones'
import { pickWith, seededRandom } from '../random'
import { openingHours, type OpeningHours } from './opening-hours'
import { PHRASES } from './phrases'
import { sharesOf } from './shares'

const SEED = 55_000
const CENTRES = 5_500
const SCATTER = 0.03

type CentreRow = OpeningHours & {
  id: number
  place_id: number
  country: CountryCode
  brands: string[]
  name: string
  native_name: string
  address: string
  native_address: string
  direction: string | null
  native_direction: string | null
  phone: string
  email: string
  lat: number
  lng: number
  reservable: boolean
}

interface Tools {
  random: () => number
  pick: ReturnType<typeof pickWith>
}

export function generateCentres(places: readonly Place[]): CentreRow[] {
  const random = seededRandom(SEED)
  const tools = { random, pick: pickWith(random) }
  const placesOf = placesByCountry(places)
  const taken = new Set<string>()
  let id = 0
  return [...sharesOf(places, CENTRES)].flatMap(([country, centres]) => {
    const cities = placesOf.get(country) ?? []
    return Array.from({ length: centres }, (_, at) => {
      const city = cities[at] ?? cities[Math.floor(random() ** 2 * cities.length * 0.4)]
      if (!city) throw new Error(`${country} has no city`)
      id += 1
      return centre(id, city, tools, taken)
    })
  })
}

function centre(id: number, place: Place, tools: Tools, taken: Set<string>): CentreRow {
  const { random, pick } = tools
  const brands = pick(BRAND_SETS)
  const told = pick([true, true, false])
  const which = [random(), random()] as const
  const number = 1 + Math.floor(random() * 240)
  const language = languagesOf(place.country)[0]
  const native = described(
    PHRASES[language],
    place.native_city ?? place.city,
    language === 'ar' ? '، ' : ', ',
  )
  const english = described(PHRASES.en, place.city)

  function described(phrases: (typeof PHRASES)['en'], city: string, comma = ', ') {
    const street = phrases.streets[Math.floor(which[0] * phrases.streets.length)] ?? ''
    const name = phrases.name.replace('{brand}', brands[0] ?? '').replace('{city}', city)
    return {
      name: taken.has(`${place.id} ${brands[0]}`) ? `${name}, ${street}` : name,
      address: `${phrases.address.replace('{street}', street).replace('{number}', String(number))}${comma}${city}`,
      direction: told ? (phrases.directions[Math.floor(which[1] * phrases.directions.length)] ?? null) : null,
    }
  }
  taken.add(`${place.id} ${brands[0]}`)
  return {
    id,
    place_id: place.id,
    country: place.country,
    brands: [...brands],
    name: english.name,
    native_name: native.name,
    address: english.address,
    native_address: native.address,
    direction: english.direction,
    native_direction: native.direction,
    phone: madeUpPhone(place.country, random),
    email: `centre-${id}@service.example`,
    lat: Number((place.lat + (random() - 0.5) * SCATTER).toFixed(6)),
    lng: Number((place.lng + (random() - 0.5) * SCATTER).toFixed(6)),
    reservable: random() < 0.85,
    ...openingHours(place.country, pick),
  }
}

const BRAND_SETS = [
  ['Aster'],
  ['Aster', 'Kite'],
  ['Aster', 'Kite'],
  ['Aster', 'Kite', 'Solis'],
  ['Kite'],
  ['Kite', 'Aster'],
  ['Solis'],
  ['Solis', 'Aster', 'Kite'],
] as const
