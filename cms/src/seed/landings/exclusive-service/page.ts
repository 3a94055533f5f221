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

/** The way into buying a service: [2.4#43]–[2.4#45], and priority reception [9#21]. */
export const page = {
  page: 'exclusive-service',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.card,
      actions: { buy: 'purchase-service', orders: 'purchase-service/order-list' },
    },
    {
      id: 'plans',
      type: 'cards',
      items: {
        screen: { icon: 'screen', url: 'protection' },
        extended: { icon: 'warranty', url: 'protection' },
        comprehensive: { icon: 'shield', url: 'purchase-service' },
      },
    },
    {
      id: 'steps',
      anchor: 'how-to-buy',
      type: 'steps',
      items: { country: {}, service: {}, terms: {}, pay: {} },
    },
    { id: 'which-fits', type: 'text' },
    {
      id: 'priority',
      anchor: 'priority-reception',
      type: 'hero',
      picture: pictures.queue,
      actions: { find: 'service-center' },
    },
    { id: 'after', anchor: 'orders', type: 'text' },
    { id: 'questions', type: 'questions', topic: 'protection' },
    { id: 'store', type: 'call-to-action', actions: { find: 'service-center', chat: 'chat' } },
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
