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

/** The eight parts of the protection info page (§2.4), with the figures of [9#31]–[9#41]. */
export const page = {
  page: 'protection',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.shield,
      actions: { buy: 'purchase-service', claim: 'protection#how-to-claim' },
    },
    { id: 'about', anchor: 'about', type: 'text' },
    {
      id: 'whats-covered',
      anchor: 'whats-covered',
      type: 'coverage',
      covered: ['screen', 'accident', 'labour', 'faults'],
      excluded: ['second', 'scratches', 'liquid', 'human', 'before'],
    },
    {
      id: 'important',
      anchor: 'important',
      type: 'cards',
      items: {
        once: { icon: 'information' },
        days: { icon: 'appointment' },
        start: { icon: 'status' },
        exchange: { icon: 'phone' },
      },
    },
    {
      id: 'how-to-buy',
      anchor: 'how-to-buy',
      type: 'steps',
      items: { imei: {}, choose: {}, details: {}, pay: {} },
    },
    {
      id: 'how-to-claim',
      anchor: 'how-to-claim',
      type: 'steps',
      items: {
        damage: { picture: pictures.damage },
        centre: { picture: pictures.centre },
        deduction: { picture: pictures.deduction },
        completed: { picture: pictures.completed },
      },
    },
    { id: 'terms', anchor: 'terms', type: 'text' },
    {
      id: 'tips',
      anchor: 'tips',
      type: 'cards',
      items: {
        dial: { picture: pictures.dial, url: 'article:find-your-imei-number' },
        settings: { picture: pictures.settings },
        box: { picture: pictures.box },
      },
    },
    { id: 'faq', anchor: 'faq', type: 'questions', topic: 'protection' },
    { id: 'buy', type: 'call-to-action', actions: { buy: 'purchase-service', find: 'service-center' } },
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
