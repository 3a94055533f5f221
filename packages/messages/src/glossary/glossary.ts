import type { Locale } from '@carelane/countries'
import { TABLES } from './tables.generated'

/** Of each language: the English term, and the word that its texts use. */
export const GLOSSARY: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> =
  Object.fromEntries(Object.entries(TABLES).map(([locale, { terms }]) => [locale, terms]))
