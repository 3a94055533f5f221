import type { CountryCode } from './codes'
import type { Country } from './country'
import { COUNTRIES } from './table.generated'

/** [3#16]: named by the specification, which shows no effect of it; so it has none. */
export const SPECIAL_COUNTRIES: readonly CountryCode[] = ['co', 'ec', 'bo', 'br']

export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code]
}

/** The country's languages, its own first; editors may change them, so the CMS's list wins over this one. */
export function languagesOf(code: CountryCode): Country['languages'] {
  return COUNTRIES[code].languages
}
