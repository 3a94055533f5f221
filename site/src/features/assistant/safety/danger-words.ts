import type { Locale } from '@carelane/countries'
import type { Danger } from './dangers'
import type { Lists } from './pattern'
import { AR } from './words/ar'
import { BN } from './words/bn'
import { EN } from './words/en'
import { ES } from './words/es'
import { FR } from './words/fr'
import { ID } from './words/id'
import { MY } from './words/my'
import { PT } from './words/pt'
import { RU } from './words/ru'
import { TH } from './words/th'
import { TR } from './words/tr'
import { UK } from './words/uk'
import { UZ } from './words/uz'
import { VI } from './words/vi'

/** Patterns, one in each line, as people of a language write of a danger. */
export type DangerWords = Readonly<Record<Danger, string>> & {
  lists: Lists
  /** What sounds like a danger and is none: taken out of the text before it is looked at. */
  harmless: string
}

export const DANGER_WORDS: Readonly<Record<Locale, DangerWords>> = {
  en: EN,
  fr: FR,
  ar: AR,
  ru: RU,
  tr: TR,
  th: TH,
  id: ID,
  es: ES,
  bn: BN,
  vi: VI,
  my: MY,
  pt: PT,
  uk: UK,
  uz: UZ,
}
