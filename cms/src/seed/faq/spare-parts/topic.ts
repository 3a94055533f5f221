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
  'find-the-price-of-a-part': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['what-does-a-repair-cost'],
  },
  'why-the-final-price-can-differ': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['find-the-price-of-a-part', 'what-does-a-repair-cost'],
    relatedArticles: ['how-a-repair-goes'],
  },
  'is-my-part-genuine': {
    products: ['mobile-phones', 'tablets', 'computers', 'accessories'],
    related: ['find-the-price-of-a-part'],
  },
  'can-i-keep-the-old-part': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['why-the-final-price-can-differ', 'is-my-part-genuine'],
    relatedArticles: ['what-happens-to-old-electronics'],
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
