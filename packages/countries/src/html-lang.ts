import type { CountryCode } from './codes'
import type { Locale } from './locales'
import { wordingOf } from './table'

/** BCP 47, such as `ar-SA`: how the country writes dates and numbers. */
export function regionTag(country: CountryCode, locale: Locale): string {
  return country === 'global' ? locale : `${locale}-${country.toUpperCase()}`
}

/** BCP 47: `pt-PT` where the texts are those of that variant. */
export function htmlLang(country: CountryCode, locale: Locale): string {
  const wording = wordingOf(country, locale)
  return wording === locale ? regionTag(country, locale) : wording
}

export function hreflang(country: CountryCode, locale: Locale): string {
  return country === 'global' ? 'x-default' : regionTag(country, locale)
}
