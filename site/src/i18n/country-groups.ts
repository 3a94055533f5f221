import {
  COUNTRY_CODES,
  countryOf,
  languagesOf,
  REGIONS,
  type CountryCode,
  wordingOf,
  type Locale,
  type Wording,
} from '@carelane/countries'

export interface CountryEntry {
  code: CountryCode
  name: string
  ownName: { text: string; locale: Locale } | null
}

export interface CountryGroup {
  region: (typeof REGIONS)[number]
  countries: CountryEntry[]
}

export function countryGroups(wording: Wording, globalName: string): CountryGroup[] {
  const order = new Intl.Collator(wording)
  const entries = COUNTRY_CODES.map((code) => entryOf(code, wording, globalName))
  return REGIONS.map((region) => ({
    region,
    countries: entries
      .filter(({ code }) => countryOf(code).region === region)
      .sort((a, b) => order.compare(a.name, b.name)),
  })).filter(({ countries }) => countries.length > 0)
}

function entryOf(code: CountryCode, wording: Wording, globalName: string): CountryEntry {
  if (code === 'global') return { code, name: globalName, ownName: null }
  const [own] = languagesOf(code)
  const name = countryName(code, wording)
  const text = countryName(code, wordingOf(code, own))
  return { code, name, ownName: text === name ? null : { text, locale: own } }
}

export function countryName(code: CountryCode, wording: Wording): string {
  const { name } = countryOf(code)
  if (wording === 'en') return name
  return new Intl.DisplayNames([wording], { type: 'region' }).of(code.toUpperCase()) ?? name
}
