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
  'how-long-does-a-repair-take': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    relatedArticles: ['how-a-repair-goes'],
  },
  'what-does-a-repair-cost': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['how-long-does-a-repair-take'],
    relatedArticles: ['how-a-repair-goes'],
  },
  'what-to-bring-to-a-repair': {
    products: ['mobile-phones', 'tablets', 'computers', 'accessories'],
    related: ['how-long-does-a-repair-take', 'what-does-a-repair-cost'],
    relatedArticles: ['how-a-repair-goes', 'back-up-phone-before-repair'],
  },
  'how-to-track-a-repair': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['how-long-does-a-repair-take'],
  },
  'will-my-data-be-erased': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['what-to-bring-to-a-repair'],
    relatedArticles: ['how-we-treat-your-data-in-a-repair', 'back-up-phone-before-repair'],
  },
  'can-my-phone-be-picked-up': {
    products: ['mobile-phones', 'tablets'],
    related: ['what-to-bring-to-a-repair', 'how-to-track-a-repair'],
    relatedArticles: ['back-up-phone-before-repair'],
  },
  'can-i-book-a-repair-time': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['what-to-bring-to-a-repair', 'can-my-phone-be-picked-up'],
  },
  'the-fault-came-back': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['how-to-track-a-repair'],
    relatedArticles: ['how-a-repair-goes', 'rate-your-repair'],
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
