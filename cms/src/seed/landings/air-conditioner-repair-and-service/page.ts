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
  page: 'air-conditioner-repair-and-service',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.visit,
      actions: { ask: 'chat', find: 'service-center' },
    },
    {
      id: 'signs',
      type: 'cards',
      items: {
        warm: { icon: 'appliance' },
        water: { icon: 'appliance' },
        noise: { icon: 'appliance' },
        smell: { icon: 'appliance' },
        ice: { icon: 'appliance' },
        dead: { icon: 'appliance' },
      },
    },
    {
      id: 'first',
      anchor: 'check-first',
      type: 'steps',
      items: { power: {}, mode: {}, filter: {}, outdoor: {} },
    },
    {
      id: 'visit',
      anchor: 'visit',
      type: 'steps',
      items: { ask: {}, prepare: {}, test: {}, decide: {}, finish: {} },
    },
    {
      id: 'warranty',
      type: 'coverage',
      covered: ['compressor', 'electronics', 'labour'],
      excluded: ['maintenance', 'installation', 'voltage', 'gas'],
    },
    { id: 'season', type: 'text' },
    { id: 'policy', type: 'call-to-action', actions: { policy: 'service-policy', contact: 'contact' } },
    { id: 'questions', type: 'questions', topic: 'device-care' },
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
