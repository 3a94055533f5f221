import type { Locale } from './locales'

/** BCP 47. Their texts take the place of those of the language where the two differ. */
export const VARIANTS = ['pt-PT', 'es-ES'] as const

export type Variant = (typeof VARIANTS)[number]

/** Whose words a section of the site is written in. */
export type Wording = Locale | Variant

/** The language whose texts a wording falls back to. */
export function languageOf(wording: Wording): Locale {
  return wording.split('-')[0] as Locale
}
