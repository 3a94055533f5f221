import type { Locale } from '@carelane/countries'
import type { FaqEntries, FaqTextsOf } from '../faq'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { uz } from './uz'
import { vi } from './vi'

export const topic = {
  'download-laptop-drivers': { products: ['computers'] },
  'find-the-snid': { products: ['computers'], related: ['download-laptop-drivers'] },
  'which-driver-first': {
    products: ['computers'],
    related: ['download-laptop-drivers', 'find-the-snid'],
    relatedArticles: ['laptop-runs-slow'],
  },
  'get-the-app': { products: ['mobile-phones', 'tablets'] },
} as const satisfies FaqEntries

export const texts: Record<Locale, FaqTextsOf<typeof topic>> = {
  en,
  ar,
  fr,
  es,
  bn,
  ru,
  pt,
  id,
  th,
  my,
  tr,
  uk,
  uz,
  vi,
}
