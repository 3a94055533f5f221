import type { CountryCode } from './codes'
import type { Locale } from './locales'

/** In display order; `europe` includes Central Asia. */
export const REGIONS = ['global', 'africa', 'middle-east', 'asia', 'europe', 'latin-america'] as const

export type Region = (typeof REGIONS)[number]

/** [2.2] */
export type SiteHost = 'main' | 'india' | 'russia'

/** [3#1]; its access token is configuration. */
export interface Country {
  code: CountryCode
  name: string
  chineseName: string
  /** Source in calls to the live API, such as `H5_OfficialWebsite_NG`. */
  source: string
  /** `+234`; null for global. */
  dialCode: string | null
  /** Mobile country code, three digits; null for global. */
  mcc: string | null
  /** The first is implied by the code alone. */
  languages: readonly [Locale, ...Locale[]]
  /** IANA, of the capital. */
  timeZone: string
  /** ISO 4217. */
  currency: string
  region: Region
  host: SiteHost
}
