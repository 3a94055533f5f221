import type { CountryCode } from './codes'
import type { Country } from './country'
import { COUNTRIES } from './table.generated'

/** [3#16]; without effect. */
export const SPECIAL_COUNTRIES: readonly CountryCode[] = ['co', 'ec', 'bo', 'br']

export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code]
}

/** Defaults: the list in the CMS takes precedence. */
export function languagesOf(code: CountryCode): Country['languages'] {
  return COUNTRIES[code].languages
}
