import type { CountryCode } from './codes'
import type { Locale } from './locales'
import type { Variant } from './variants'

/** In display order. */
export const REGIONS = ['global', 'africa', 'middle-east', 'asia', 'europe', 'latin-america'] as const

export type Region = (typeof REGIONS)[number]

/** [2.2] */
export type SiteHost = 'main' | 'india' | 'russia'

/** [3#1] */
export interface Country {
  code: CountryCode
  name: string
  chineseName: string
  /** Such as `H5_OfficialWebsite_NG`. */
  source: string
  /** `+234` */
  dialCode: string | null
  /** Mobile country code, three digits. */
  mcc: string | null
  /** The first is implied by the code alone. */
  languages: readonly [Locale, ...Locale[]]
  /** Its own form of one of the languages. */
  variant: Variant | null
  /** ISO 4217 */
  timeZone: string
  /** ISO 4217. */
  currency: string
  region: Region
  host: SiteHost
}
