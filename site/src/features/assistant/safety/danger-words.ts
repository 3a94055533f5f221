import type { Locale } from '@carelane/countries'
import type { DangerWords } from './danger-patterns'
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
