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

/** §2.4: services, the process step by step, our store, FAQ and a call to action. */
export const page = {
  page: 'broken-screen-service',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.screen,
      actions: { price: 'spare-parts-price', find: 'service-center' },
    },
    {
      id: 'services',
      type: 'cards',
      items: {
        replacement: { icon: 'screen', url: 'spare-parts-price' },
        protection: { icon: 'shield', url: 'warranty-check/broken-screen' },
        fast: { icon: 'status', url: 'service-center' },
        delivery: { icon: 'location', url: 'after-sales#delivery' },
      },
    },
    { id: 'which-part', type: 'text' },
    {
      id: 'process',
      anchor: 'process',
      type: 'steps',
      items: { cover: {}, check: {}, estimate: {}, replace: {}, test: {} },
    },
    {
      id: 'price',
      type: 'coverage',
      covered: ['accident', 'assembly', 'labour'],
      excluded: ['second', 'scratches', 'before', 'liquid'],
    },
    {
      id: 'store',
      type: 'hero',
      picture: pictures.store,
      actions: { find: 'service-center' },
    },
    { id: 'questions', type: 'questions', topic: 'protection' },
    {
      id: 'ready',
      type: 'call-to-action',
      actions: { book: 'repair-appointment', find: 'service-center' },
    },
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
