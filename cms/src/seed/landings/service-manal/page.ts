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

/** The list of the service manuals; each card leads to its part of `service-manal-detail`. */
export const page = {
  page: 'service-manal',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.booklets,
      actions: { drivers: 'drivers-download', policy: 'service-policy' },
    },
    {
      id: 'devices',
      type: 'cards',
      items: {
        phones: { icon: 'phone', url: 'service-manal-detail#phones' },
        tablets: { icon: 'tablet', url: 'service-manal-detail#tablets' },
        laptops: { icon: 'computer', url: 'service-manal-detail#laptops' },
        tvs: { icon: 'tv', url: 'service-manal-detail#tvs' },
        appliances: { icon: 'appliance', url: 'service-manal-detail#home-appliances' },
        accessories: { icon: 'part', url: 'service-manal-detail#accessories' },
      },
    },
    {
      id: 'labels',
      anchor: 'labels',
      type: 'cards',
      items: {
        phone: { icon: 'phone', url: 'article:find-your-imei-number' },
        laptop: { icon: 'computer', url: 'drivers-download' },
        appliance: { icon: 'appliance' },
      },
    },
    { id: 'how-to-read', type: 'text' },
    { id: 'tips', type: 'live', shows: 'tips' },
    { id: 'help', type: 'call-to-action', actions: { chat: 'chat' } },
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
