import type { CountryCode } from './codes'
import type { Locale } from './locales'

/** BCP 47, such as `ar-SA`. */
export function htmlLang(country: CountryCode, locale: Locale): string {
  return country === 'global' ? locale : `${locale}-${country.toUpperCase()}`
}

export function hreflang(country: CountryCode, locale: Locale): string {
  return country === 'global' ? 'x-default' : htmlLang(country, locale)
}
