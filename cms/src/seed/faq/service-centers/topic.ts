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
  'find-a-service-center': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
  },
  'when-is-the-center-open': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['find-a-service-center'],
  },
  'which-devices-does-a-center-take': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['find-a-service-center', 'what-to-bring-to-a-repair'],
  },
  'what-is-priority-reception': {
    products: ['mobile-phones'],
    related: ['find-a-service-center', 'what-to-bring-to-a-repair'],
    relatedArticles: ['how-a-repair-goes'],
  },
  'no-center-near-me': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['find-a-service-center', 'can-my-phone-be-picked-up'],
  },
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
