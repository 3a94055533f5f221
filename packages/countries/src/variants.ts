import type { CountryCode } from './codes'
import type { Locale } from './locales'
import { COUNTRIES } from './table.generated'

/** BCP 47. Their texts take the place of those of the language where the two differ. */
export const VARIANTS = ['pt-PT', 'es-ES'] as const

export type Variant = (typeof VARIANTS)[number]

/** Whose words a section of the site is written in. */
export type Wording = Locale | Variant

/** `pt-PT` for Portuguese in Angola, `pt` in Brazil. */
export function wordingOf(country: CountryCode, locale: Locale): Wording {
  const { variant } = COUNTRIES[country]
  return variant !== null && languageOf(variant) === locale ? variant : locale
}

/** The language whose texts a wording falls back to. */
export function languageOf(wording: Wording): Locale {
  return wording.split('-')[0] as Locale
}
