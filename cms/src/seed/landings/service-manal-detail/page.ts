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
  page: 'service-manal-detail',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.manual,
      actions: { list: 'service-manal' },
    },
    { id: 'phones', anchor: 'phones', type: 'text' },
    { id: 'tablets', anchor: 'tablets', type: 'text' },
    { id: 'laptops', anchor: 'laptops', type: 'text' },
    { id: 'tvs', anchor: 'tvs', type: 'text' },
    { id: 'home-appliances', anchor: 'home-appliances', type: 'text' },
    { id: 'accessories', anchor: 'accessories', type: 'text' },
    {
      id: 'before-repair',
      anchor: 'before-repair',
      type: 'steps',
      items: { save: {}, cards: {}, account: {}, photos: {} },
    },
    { id: 'repair', type: 'call-to-action', actions: { find: 'service-center', price: 'spare-parts-price' } },
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
