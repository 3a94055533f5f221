import type { CountryCode } from './codes'
import type { Country } from './country'
import type { Locale } from './locales'
import { COUNTRIES } from './table.generated'
import { languageOf, type Wording } from './variants'

/** [3#16]; without effect. */
export const SPECIAL_COUNTRIES: readonly CountryCode[] = ['co', 'ec', 'bo', 'br']

export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code]
}

/** Defaults: the list in the CMS takes precedence. */
export function languagesOf(code: CountryCode): Country['languages'] {
  return COUNTRIES[code].languages
}

/** `pt-PT` for Portuguese in Angola, `pt` in Brazil. */
export function wordingOf(code: CountryCode, locale: Locale): Wording {
  const { variant } = COUNTRIES[code]
  return variant !== null && languageOf(variant) === locale ? variant : locale
}
