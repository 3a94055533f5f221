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

/** [2.4#15]–[2.4#18]. */
export const page = {
  page: 'phone-repair',
  sections: [
    { id: 'hero', type: 'hero', picture: pictures.bench, actions: { find: 'service-center' } },
    {
      id: 'key-services',
      type: 'cards',
      items: {
        estimate: { icon: 'price', url: 'spare-parts-price' },
        fast: { icon: 'status', url: 'service-center' },
        status: { icon: 'repair', url: 'repair-status' },
        parts: { icon: 'part', url: 'spare-parts-serial' },
      },
    },
    {
      id: 'we-can-fix',
      anchor: 'we-can-fix',
      type: 'cards',
      items: {
        battery: { picture: pictures.battery, url: 'phone-repair-services#battery' },
        charger: { picture: pictures.charger, url: 'phone-repair-services#charging' },
        buttons: { picture: pictures.buttons, url: 'phone-repair-services#buttons' },
        mainboard: { picture: pictures.mainboard, url: 'phone-repair-services#mainboard' },
        screen: { picture: pictures.screen, url: 'broken-screen-service' },
        camera: { picture: pictures.camera, url: 'phone-repair-services#camera' },
        speaker: { picture: pictures.speaker, url: 'phone-repair-services#sound' },
      },
    },
    {
      id: 'more-services',
      type: 'cards',
      items: {
        detection: { icon: 'phone' },
        software: { icon: 'download' },
        cleaning: { icon: 'repair' },
        delivery: { icon: 'location', url: 'after-sales#delivery' },
      },
    },
    { id: 'why-us', type: 'text' },
    { id: 'book', type: 'call-to-action', actions: { book: 'repair-appointment', find: 'service-center' } },
    {
      id: 'more-solutions',
      type: 'cards',
      items: {
        wet: { icon: 'tip', url: 'article:phone-fell-in-water' },
        hot: { icon: 'tip', url: 'article:phone-gets-hot' },
        sim: { icon: 'tip', url: 'article:sim-card-not-detected' },
        port: { icon: 'tip', url: 'article:how-to-clean-charging-port-on-phone' },
      },
    },
    { id: 'questions', type: 'questions', topic: 'repair' },
    { id: 'app', type: 'live', shows: 'app-download' },
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
