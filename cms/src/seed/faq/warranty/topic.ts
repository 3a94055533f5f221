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
  'how-to-check-warranty': {
    products: ['mobile-phones', 'tablets'],
    relatedArticles: ['check-your-warranty-online', 'find-your-imei-number'],
  },
  'what-does-the-warranty-cover': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['how-to-check-warranty'],
    relatedArticles: ['screen-damage-protection-explained'],
  },
  'warranty-shows-inactive': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty'],
    relatedArticles: ['check-your-warranty-online'],
  },
  'imei-does-not-exist': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty', 'warranty-shows-inactive'],
    relatedArticles: ['find-your-imei-number'],
  },
  'warranty-in-another-country': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty', 'what-does-the-warranty-cover'],
  },
  'does-a-fall-end-my-warranty': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['what-does-the-warranty-cover'],
    relatedArticles: ['cracked-screen-first-steps', 'phone-fell-in-water'],
  },
  'warranty-of-a-tv-or-appliance': {
    products: ['tvs', 'home-appliances'],
    related: ['what-does-the-warranty-cover'],
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
