/** §1 */
export const LOCALES = [
  'en',
  'fr',
  'ar',
  'ru',
  'tr',
  'th',
  'id',
  'es',
  'bn',
  'vi',
  'my',
  'pt',
  'uk',
  'uz',
] as const

export type Locale = (typeof LOCALES)[number]

/** [9#9] */
export const DEFAULT_LOCALE: Locale = 'en'

const RIGHT_TO_LEFT: ReadonlySet<Locale> = new Set<Locale>(['ar'])

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr'
}
