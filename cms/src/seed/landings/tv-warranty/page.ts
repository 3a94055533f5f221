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
  page: 'tv-warranty',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.television,
      actions: { policy: 'service-policy', contact: 'contact' },
    },
    {
      id: 'first-day',
      anchor: 'first-day',
      type: 'steps',
      items: { carry: {}, unpack: {}, look: {}, keep: {} },
    },
    {
      id: 'coverage',
      anchor: 'coverage',
      type: 'coverage',
      covered: ['panel', 'boards', 'sound', 'labour'],
      excluded: ['crack', 'pressure', 'voltage', 'burnIn', 'wear'],
    },
    { id: 'fault', type: 'text' },
    { id: 'claim', anchor: 'claim', type: 'steps', items: { note: {}, ask: {}, visit: {}, decide: {} } },
    {
      id: 'solve',
      type: 'cards',
      items: {
        sound: { icon: 'tv', url: 'article:tv-has-no-sound' },
        network: { icon: 'tv', url: 'article:tv-wifi-keeps-dropping' },
        clean: { icon: 'tv', url: 'article:clean-tv-screen-safely' },
      },
    },
    { id: 'questions', type: 'questions', topic: 'warranty' },
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
