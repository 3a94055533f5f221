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

/** Each repair for itself: its signs, what is done, and what to do before. */
export const page = {
  page: 'phone-repair-services',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.parts,
      actions: { price: 'spare-parts-price', find: 'service-center' },
    },
    { id: 'battery', anchor: 'battery', type: 'text' },
    { id: 'charging', anchor: 'charging', type: 'text' },
    { id: 'screen', anchor: 'screen', type: 'text' },
    { id: 'camera', anchor: 'camera', type: 'text' },
    { id: 'sound', anchor: 'sound', type: 'text' },
    { id: 'buttons', anchor: 'buttons', type: 'text' },
    { id: 'mainboard', anchor: 'mainboard', type: 'text' },
    { id: 'software', anchor: 'software', type: 'text' },
    { id: 'before', type: 'steps', items: { save: {}, describe: {}, bring: {} } },
    { id: 'questions', type: 'questions', topic: 'spare-parts' },
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
