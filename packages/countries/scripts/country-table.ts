import { getCountry } from 'countries-and-timezones'
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js'
import { all as allOperators } from 'mcc-mnc-list'
import worldCountries, { type Country as WorldCountry } from 'world-countries'
import { COUNTRY_CODES, type CountryCode } from '../src/codes'
import { LOCALES, type Locale } from '../src/locales'
import type { Country, Region } from '../src/country'
import { VARIANTS } from '../src/variants'
import {
  CURRENCY,
  FIRST_LANGUAGE,
  HOSTS,
  NAME,
  REGION,
  SECOND_LANGUAGE,
  TIME_ZONE,
  VARIANT,
  type Code,
} from './decided'

const GLOBAL: Country = {
  code: 'global',
  name: 'Global',
  chineseName: '全球',
  source: sourceOf('global'),
  dialCode: null,
  mcc: null,
  languages: ['en'],
  variant: null,
  timeZone: 'UTC',
  currency: 'USD',
  region: 'global',
  host: 'main',
}

export function renderCountryTable(): string {
  const rows = COUNTRY_CODES.map((code) => `  ${code}: ${JSON.stringify(buildCountry(code))},`)
  return [
    '// Written by `npm run generate`; do not edit.',
    `import type { CountryCode } from './codes'`,
    `import type { Country } from './country'`,
    '',
    '/** The country table, keyed by code [3#1]. */',
    'export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

function buildCountry(code: CountryCode): Country {
  if (code === 'global') return GLOBAL
  const world = worldCountries.find((country) => country.cca2 === code.toUpperCase())
  if (!world) throw new Error(`world-countries has no ${code}`)
  return {
    code,
    name: NAME[code] ?? world.name.common,
    chineseName: one(world.translations.zho?.common, `Chinese name of ${code}`),
    source: sourceOf(code),
    dialCode: `+${getCountryCallingCode(code.toUpperCase() as PhoneCountry)}`,
    mcc: mccOf(code),
    languages: languagesOf(code),
    variant: VARIANTS.find((variant) => VARIANT[variant].includes(code)) ?? null,
    timeZone: timeZoneOf(code, world.capital),
    currency: CURRENCY[code] ?? one(Object.keys(world.currencies)[0], `currency of ${code}`),
    region: REGION[code] ?? regionOf(world),
    host: HOSTS[code] ?? 'main',
  }
}

function sourceOf(code: CountryCode): string {
  return `H5_OfficialWebsite_${code.toUpperCase()}`
}

/** The lowest: India has several, and a neighbour's is listed for Russia. */
function mccOf(code: Code): string {
  const networks = allOperators().filter(({ countryCode }) => countryCode === code.toUpperCase())
  return one(networks.map(({ mcc }) => mcc).sort()[0], `mobile country code of ${code}`)
}

function languagesOf(code: Code): Country['languages'] {
  const first = LOCALES.find((locale) => FIRST_LANGUAGE[locale]?.includes(code)) ?? 'en'
  const second: Locale | undefined = SECOND_LANGUAGE[code]
  return second ? [first, second] : [first]
}

function timeZoneOf(code: Code, capitals: readonly string[]): string {
  const zones: readonly string[] = getCountry(code.toUpperCase(), { deprecated: true })?.timezones ?? []
  const decided = TIME_ZONE[code]
  const capital = zones.find((zone) => capitals.map(letters).includes(letters(zone.split('/').at(-1) ?? '')))
  if (decided && capital) throw new Error(`${code} needs no decided time zone: it has ${capital}`)
  if (decided && !zones.includes(decided)) throw new Error(`${decided} is not a zone of ${code}`)
  return one(decided ?? capital, `time zone of ${code}`)
}

function letters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}

function regionOf(world: WorldCountry): Region {
  if (world.subregion === 'Western Asia') return 'middle-east'
  const regions: Partial<Record<string, Region>> = {
    Africa: 'africa',
    Americas: 'latin-america',
    Asia: 'asia',
    Europe: 'europe',
  }
  return one(regions[world.region], `region of ${world.cca2}`)
}

function one<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`No ${what}`)
  return value
}
