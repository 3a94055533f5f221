import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'

const MONTHS = { smartphone: 12, tablet: 12, 'feature-phone': 12, wearable: 6, router: 24 } as const

const MONTHS_BY_LAW: Partial<Record<CountryCode, number>> = { sa: 24, ae: 24, tr: 24, es: 36, pl: 24, br: 15 }

const NOT_SOLD: Partial<Record<CountryCode, readonly string[]>> = {
  in: ['wearable', 'router'],
  ru: ['router'],
  td: ['tablet', 'wearable'],
  ss: ['tablet', 'wearable', 'router'],
}

export const WARRANTY_COUNTRIES = COUNTRY_CODES.filter((code) => code !== 'global')

export const WARRANTY_TERMS = WARRANTY_COUNTRIES.flatMap((country) =>
  Object.entries(MONTHS)
    .filter(([productClass]) => !NOT_SOLD[country]?.includes(productClass))
    .map(([product_class, months]) => ({
      country,
      product_class,
      months: Math.max(months, MONTHS_BY_LAW[country] ?? 0),
    })),
)

const NEIGHBOURS: readonly (readonly CountryCode[])[] = [
  ['ke', 'ug', 'tz', 'rw'],
  ['sa', 'ae'],
  ['sn', 'gm'],
  ['ci', 'bf'],
]

export const WARRANTY_AGREEMENTS = NEIGHBOURS.flatMap((group) =>
  group.flatMap((country) =>
    group.filter((other) => other !== country).map((honours) => ({ country, honours })),
  ),
)

export const DEALERS = WARRANTY_COUNTRIES.flatMap((country) => [country, country, country]).map(
  (country, at) => ({
    id: at + 1,
    country,
    name: `${country.toUpperCase()} dealer ${(at % 3) + 1}`,
    gives_own_warranty: at % 3 === 2,
  }),
)
