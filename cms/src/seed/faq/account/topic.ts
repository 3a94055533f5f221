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
  'do-i-need-an-account': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
  },
  'i-cannot-log-in': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['do-i-need-an-account'],
  },
  'rate-a-repair': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['the-fault-came-back'],
    relatedArticles: ['rate-your-repair'],
  },
  'appeal-for-unlocking': {
    products: ['mobile-phones'],
    related: ['do-i-need-an-account', 'i-cannot-log-in'],
    relatedArticles: ['find-your-imei-number'],
  },
  'appeal-needs-my-location': {
    products: ['mobile-phones'],
    related: ['appeal-for-unlocking'],
  },
  'use-a-referral-code': {
    products: ['mobile-phones'],
    related: ['until-when-can-i-buy-protection', 'do-i-need-an-account'],
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
