import type { Locale } from '@carelane/countries'
import type { LandingPlan, LandingTextOf } from '../landing'
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
import { pictures } from './pictures'

/** §2.4: start an online chat for instant support; what else there is comes after it. */
export const page = {
  page: 'contact',
  sections: [
    { id: 'hero', type: 'hero', picture: pictures.chat, actions: { chat: 'chat' } },
    { id: 'ways', anchor: 'ways', type: 'live', shows: 'contact-ways' },
    {
      id: 'faster',
      type: 'cards',
      items: {
        status: { icon: 'status', url: 'repair-status' },
        warranty: { icon: 'warranty', url: 'warranty-check' },
        centre: { icon: 'location', url: 'service-center' },
        price: { icon: 'price', url: 'spare-parts-price' },
        order: { icon: 'shield', url: 'purchase-service/order-list' },
        unlock: { icon: 'unlock', url: 'phone-unlocking-appeal' },
      },
    },
    {
      id: 'ready',
      anchor: 'have-ready',
      type: 'steps',
      items: { number: {}, fault: {}, tried: {}, order: {} },
    },
    { id: 'safe', type: 'text' },
    { id: 'social-media', type: 'live', shows: 'social-media' },
    { id: 'questions', type: 'questions', topic: 'account' },
  ],
} as const satisfies LandingPlan

export const texts: Record<Locale, LandingTextOf<typeof page>> = {
  en,
  ar,
  fr,
  es,
  ru,
  bn,
  pt,
  id,
  th,
  my,
  tr,
  uk,
  uz,
  vi,
}
