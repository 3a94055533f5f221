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
  'phone-charges-slowly': {
    products: ['mobile-phones', 'tablets', 'accessories'],
    relatedArticles: ['how-to-clean-charging-port-on-phone', 'usb-c-one-cable-for-many-devices'],
  },
  'phone-got-wet': {
    products: ['mobile-phones', 'tablets'],
    related: ['what-does-the-warranty-cover'],
    relatedArticles: ['phone-fell-in-water'],
  },
  'battery-drains-fast': {
    products: ['mobile-phones', 'tablets'],
    related: ['phone-charges-slowly', 'is-my-part-genuine'],
    relatedArticles: ['make-your-phone-battery-last', 'phone-gets-hot'],
  },
  'phone-is-frozen': {
    products: ['mobile-phones', 'tablets'],
    related: ['will-my-data-be-erased'],
    relatedArticles: ['back-up-phone-before-repair'],
  },
  'clean-a-screen': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs'],
    relatedArticles: ['clean-tv-screen-safely'],
  },
  'air-conditioner-cools-badly': {
    products: ['home-appliances'],
    related: ['warranty-of-a-tv-or-appliance'],
    relatedArticles: ['clean-air-conditioner-filter', 'new-refrigerants-in-air-conditioners'],
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
