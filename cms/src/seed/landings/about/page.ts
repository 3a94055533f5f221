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

/** Values, vision and mission (§2.4), with the marketing figures of [9#42]–[9#45]. */
export const page = {
  page: 'about',
  sections: [
    { id: 'hero', type: 'hero', picture: pictures.devices, actions: { find: 'service-center' } },
    {
      id: 'values',
      anchor: 'values',
      type: 'cards',
      items: {
        swift: { icon: 'status' },
        professional: { icon: 'repair' },
        reliable: { icon: 'shield' },
        valuable: { icon: 'tip' },
      },
    },
    { id: 'vision', anchor: 'vision', type: 'text' },
    { id: 'mission', anchor: 'mission', type: 'text' },
    {
      id: 'figures',
      type: 'figures',
      items: { countries: {}, centres: {}, customers: {}, fastRepair: {} },
    },
    {
      id: 'brands',
      anchor: 'brands',
      type: 'cards',
      items: {
        aster: { picture: pictures.aster },
        kite: { picture: pictures.kite },
        solis: { picture: pictures.solis },
      },
    },
    { id: 'news', type: 'live', shows: 'latest-news' },
    { id: 'talk', type: 'call-to-action', actions: { contact: 'contact' } },
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
