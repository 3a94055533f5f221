import type { Locale } from '@carelane/countries'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import { pt } from './pt'
import type { RefusalWords } from './refusal-words'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { uz } from './uz'
import { vi } from './vi'

/** Written by meaning in each language. */
export const REFUSAL_WORDS: Readonly<Record<Locale, RefusalWords>> = {
  ar,
  bn,
  en,
  es,
  fr,
  id,
  my,
  pt,
  ru,
  th,
  tr,
  uk,
  uz,
  vi,
}
