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

/** [2.4#1]–[2.4#8]; what most people come for stands first. */
export const page = {
  page: 'home',
  sections: [
    { id: 'search', type: 'live', shows: 'quick-links' },
    { id: 'tools', type: 'live', shows: 'tools' },
    {
      id: 'repair-service',
      type: 'cards',
      items: {
        phone: { icon: 'phone', url: 'phone-repair' },
        screen: { icon: 'screen', url: 'broken-screen-service' },
        tv: { icon: 'tv', url: 'tv-warranty' },
        airConditioner: { icon: 'appliance', url: 'air-conditioner-repair-and-service' },
      },
    },
    {
      id: 'after-sales',
      type: 'cards',
      items: {
        onlineReservation: { icon: 'appointment', url: 'repair-appointment' },
        phoneDetection: { icon: 'phone', url: 'service-center' },
        professionalRepair: { icon: 'repair', url: 'phone-repair-services' },
        softwareUpgrade: { icon: 'download', url: 'service-center' },
      },
    },
    {
      id: 'how-it-goes',
      type: 'steps',
      items: { check: {}, handIn: {}, decide: {}, takeHome: {} },
    },
    {
      id: 'delivery',
      anchor: 'delivery',
      type: 'hero',
      picture: pictures.delivery,
      actions: { ask: 'chat', follow: 'repair-status' },
    },
    { id: 'delivery-cities', type: 'live', shows: 'delivery-cities' },
    {
      id: 'value-added',
      type: 'cards',
      items: {
        screen: { icon: 'screen', url: 'protection' },
        extended: { icon: 'warranty', url: 'protection' },
        comprehensive: { icon: 'shield', url: 'exclusive-service' },
      },
    },
    { id: 'news-centre', type: 'live', shows: 'latest-news' },
    { id: 'tips', type: 'live', shows: 'tips' },
    { id: 'explore', type: 'live', shows: 'explore' },
    {
      id: 'discover',
      type: 'cards',
      items: {
        policy: { icon: 'policy', url: 'service-policy' },
        genuine: { icon: 'part', url: 'spare-parts-serial' },
        unlock: { icon: 'unlock', url: 'phone-unlocking-appeal' },
        manuals: { icon: 'article', url: 'service-manal' },
        questions: { icon: 'question', url: 'faq' },
        afterSales: { icon: 'information', url: 'after-sales' },
      },
    },
    {
      id: 'partner',
      type: 'hero',
      picture: pictures.partner,
      actions: { about: 'about' },
    },
    {
      id: 'figures',
      type: 'figures',
      items: { countries: {}, centres: {}, customers: {}, fastRepair: {} },
    },
    { id: 'more-centres', type: 'call-to-action', actions: { find: 'service-center' } },
    {
      id: 'our-service',
      type: 'cards',
      items: {
        estimate: { icon: 'price', url: 'spare-parts-price' },
        data: { icon: 'shield', url: 'article:how-we-treat-your-data-in-a-repair' },
        status: { icon: 'status', url: 'repair-status' },
        rating: { icon: 'tip', url: 'article:rate-your-repair' },
      },
    },
    { id: 'online-service', type: 'call-to-action', actions: { chat: 'chat' } },
    { id: 'contact-ways', type: 'live', shows: 'contact-ways' },
    { id: 'social-media', type: 'live', shows: 'social-media' },
    { id: 'app', type: 'live', shows: 'app-download' },
    { id: 'drivers', type: 'call-to-action', actions: { drivers: 'drivers-download' } },
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
