import { directionOf, LOCALES } from '@carelane/countries'
import type { Locale as PayloadLocale } from 'payload'

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** The languages in which content is kept; English stands in for what is missing. */
export const contentLocales: PayloadLocale[] = LOCALES.map((code) => ({
  code,
  label: englishNames.of(code) ?? code,
  rtl: directionOf(code) === 'rtl',
}))
