import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'

/** Months of warranty by product class, where a country has no longer ones by law. */
const MONTHS = { smartphone: 12, tablet: 12, 'feature-phone': 12, wearable: 6, router: 24 } as const

/** Where the law asks for more. */
const MONTHS_BY_LAW: Partial<Record<CountryCode, number>> = { sa: 24, ae: 24, tr: 24, es: 36, pl: 24, br: 15 }

/** Countries in which the group sells some classes only, so gives no warranty on the others. */
const NOT_SOLD: Partial<Record<CountryCode, readonly string[]>> = {
  in: ['wearable', 'router'],
  ru: ['router'],
  td: ['tablet', 'wearable'],
  ss: ['tablet', 'wearable', 'router'],
}

/** No warranty can be checked for global: it is no country that a device is shipped to. */
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

/** Neighbours whose service centres honour each other's warranties. */
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

/** Two of three dealers sell for the group; the third gives a warranty of its own. */
export const DEALERS = WARRANTY_COUNTRIES.flatMap((country) => [country, country, country]).map(
  (country, at) => ({
    id: at + 1,
    country,
    name: `${country.toUpperCase()} dealer ${(at % 3) + 1}`,
    gives_own_warranty: at % 3 === 2,
  }),
)
