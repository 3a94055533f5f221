import type { CountryCode } from './codes'
import type { Locale } from './locales'

/** BCP 47 tag for the `lang` attribute and `Intl`, such as `ar-SA`; `en` for global. */
export function htmlLang(country: CountryCode, locale: Locale): string {
  return country === 'global' ? locale : `${locale}-${country.toUpperCase()}`
}

/** Value of `hreflang`: as `htmlLang`, and `x-default` for global, which is for everybody else. */
export function hreflang(country: CountryCode, locale: Locale): string {
  return country === 'global' ? 'x-default' : htmlLang(country, locale)
}
