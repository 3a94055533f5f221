import {
  COUNTRY_CODES,
  countryOf,
  languagesOf,
  REGIONS,
  type CountryCode,
  type Locale,
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

export function countryGroups(locale: Locale, globalName: string): CountryGroup[] {
  const order = new Intl.Collator(locale)
  const entries = COUNTRY_CODES.map((code) => entryOf(code, locale, globalName))
  return REGIONS.map((region) => ({
    region,
    countries: entries
      .filter(({ code }) => countryOf(code).region === region)
      .sort((a, b) => order.compare(a.name, b.name)),
  })).filter(({ countries }) => countries.length > 0)
}

function entryOf(code: CountryCode, locale: Locale, globalName: string): CountryEntry {
  if (code === 'global') return { code, name: globalName, ownName: null }
  const [own] = languagesOf(code)
  const name = countryName(code, locale)
  const text = countryName(code, own)
  return { code, name, ownName: text === name ? null : { text, locale: own } }
}

export function countryName(code: CountryCode, locale: Locale): string {
  const { name } = countryOf(code)
  if (locale === 'en') return name
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code.toUpperCase()) ?? name
}
