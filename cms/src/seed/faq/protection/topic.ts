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
  'what-does-screen-protection-cover': {
    products: ['mobile-phones'],
    related: ['what-does-the-warranty-cover'],
    relatedArticles: ['screen-damage-protection-explained', 'cracked-screen-first-steps'],
  },
  'which-protection-do-i-need': {
    products: ['mobile-phones'],
    related: ['what-does-screen-protection-cover', 'what-does-the-warranty-cover'],
    relatedArticles: ['screen-damage-protection-explained'],
  },
  'until-when-can-i-buy-protection': {
    products: ['mobile-phones'],
    related: ['what-does-screen-protection-cover', 'which-protection-do-i-need'],
  },
  'when-does-protection-take-effect': {
    products: ['mobile-phones'],
    related: ['until-when-can-i-buy-protection', 'warranty-shows-inactive'],
  },
  'how-do-i-claim': {
    products: ['mobile-phones'],
    related: ['what-does-screen-protection-cover', 'find-a-service-center'],
    relatedArticles: ['cracked-screen-first-steps', 'back-up-phone-before-repair'],
  },
  'my-phone-was-exchanged': {
    products: ['mobile-phones'],
    related: ['how-do-i-claim', 'when-does-protection-take-effect'],
  },
  'my-payment-failed': {
    products: ['mobile-phones'],
    related: ['until-when-can-i-buy-protection'],
  },
  'cancel-a-protection-order': {
    products: ['mobile-phones'],
    related: ['my-payment-failed', 'until-when-can-i-buy-protection'],
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
