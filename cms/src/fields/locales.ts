import { directionOf, LOCALES } from '@carelane/countries'
import type { Locale as PayloadLocale } from 'payload'
import { languageNames } from '../labels/language-label'

export const contentLocales: PayloadLocale[] = LOCALES.map((code) => ({
  code,
  label: languageNames(code),
  rtl: directionOf(code) === 'rtl',
}))
