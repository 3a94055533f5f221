import { directionOf, LOCALES } from '@carelane/countries'
import type { Locale as PayloadLocale } from 'payload'
import { languageNames } from '../labels/language-label'

/** The languages in which content is kept; English stands in for what is missing. */
export const contentLocales: PayloadLocale[] = LOCALES.map((code) => ({
  code,
  label: languageNames(code),
  rtl: directionOf(code) === 'rtl',
}))
