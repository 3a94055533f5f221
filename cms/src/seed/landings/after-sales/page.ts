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

export const page = {
  page: 'after-sales',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.counter,
      actions: { check: 'warranty-check', find: 'service-center' },
    },
    { id: 'tools', type: 'live', shows: 'tools' },
    {
      id: 'situations',
      type: 'cards',
      items: {
        broken: { icon: 'repair', url: 'phone-repair' },
        expensive: { icon: 'price', url: 'spare-parts-price' },
        waiting: { icon: 'status', url: 'repair-status' },
        used: { icon: 'part', url: 'spare-parts-serial' },
        locked: { icon: 'unlock', url: 'phone-unlocking-appeal' },
        laptop: { icon: 'computer', url: 'drivers-download' },
      },
    },
    { id: 'order', type: 'text' },
    { id: 'states', anchor: 'states', type: 'text' },
    {
      id: 'delivery',
      anchor: 'delivery',
      type: 'steps',
      items: { reserve: {}, pickUp: {}, repair: {} },
    },
    { id: 'delivery-cities', type: 'live', shows: 'delivery-cities' },
    { id: 'policy', type: 'live', shows: 'policy-finder' },
    { id: 'questions', type: 'questions', topic: 'service-centers' },
    { id: 'help', type: 'call-to-action', actions: { chat: 'chat', contact: 'contact' } },
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
