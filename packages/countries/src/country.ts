import type { CountryCode } from './codes'
import type { Locale } from './locales'

/** The groups of a list of countries, in order; `europe` reaches into Central Asia. */
export const REGIONS = ['global', 'africa', 'middle-east', 'asia', 'europe', 'latin-america'] as const

export type Region = (typeof REGIONS)[number]

/** Which of the product's hosts serves a country [2.2]. */
export type SiteHost = 'main' | 'india' | 'russia'

/** A country or region with a section of the site [3#1]; the access token of [3#1] is configuration. */
export type Country = {
  code: CountryCode
  /** In English. */
  name: string
  chineseName: string
  /** What calls to the live API name as their source, such as `H5_OfficialWebsite_NG`. */
  source: string
  /** Such as `+234`; null for global. */
  dialCode: string | null
  /** Mobile country code of three digits; null for global. */
  mcc: string | null
  /** The first is what the code alone means. */
  languages: readonly [Locale, ...Locale[]]
  /** IANA zone of the capital. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  region: Region
  host: SiteHost
}
