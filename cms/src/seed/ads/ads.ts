import type { CountryCode } from '@carelane/countries'
import type { RouteName } from '@carelane/main-api'
import type { AdName } from './titles'

export interface SeedAd {
  name: AdName
  slot: 'top' | 'bottom'
  /** '1' is the country home, '2' the other pages [9#4]. */
  area: readonly ('1' | '2')[]
  blockLink: readonly RouteName[]
  /** A page under `{lang}`, or the slug of the article that it leads to. */
  target: { page: string } | { article: string }
  /** Days from the first seed to the beginning and the end; it always runs where there are none. */
  days?: readonly [from: number, to: number]
  priority: number
  /** All where it is not given. */
  countries?: readonly CountryCode[]
}

export const SEED_ADS: readonly SeedAd[] = [
  {
    name: 'checkWarranty',
    slot: 'top',
    area: ['1', '2'],
    blockLink: ['warranty-check', 'choose-your-country-or-region'],
    target: { page: 'warranty-check' },
    priority: 0,
  },
  {
    name: 'cleanPort',
    slot: 'bottom',
    area: ['1', '2'],
    blockLink: ['warranty-check', 'tips-detail', 'detail'],
    target: { article: 'how-to-clean-charging-port-on-phone' },
    priority: 0,
  },
  {
    name: 'cleanFilter',
    slot: 'top',
    area: ['1', '2'],
    blockLink: ['warranty-check'],
    target: { article: 'clean-air-conditioner-filter' },
    days: [-30, 335],
    priority: 10,
    countries: ['sa', 'ae', 'eg', 'iq', 'in', 'th', 'vn', 'mm', 'my', 'sn', 'ne', 'td', 'ml', 'bf', 'mx'],
  },
  {
    name: 'ramadanHours',
    slot: 'top',
    area: ['1', '2'],
    blockLink: ['warranty-check'],
    target: { article: 'service-centre-hours-in-ramadan' },
    days: [-90, -30],
    priority: 20,
    countries: ['sa', 'ae', 'eg', 'iq', 'ma', 'tn', 'dz', 'pk', 'bd', 'id'],
  },
  {
    name: 'saveData',
    slot: 'bottom',
    area: ['2'],
    blockLink: ['warranty-check', 'tips-detail', 'detail'],
    target: { article: 'back-up-phone-before-repair' },
    days: [30, 120],
    priority: 10,
    countries: ['ng', 'ke', 'gh', 'ug', 'tz', 'za', 'ph', 'pk', 'bd', 'in', 'br', 'co'],
  },
  {
    name: 'protectScreen',
    slot: 'top',
    area: ['1', '2'],
    blockLink: ['protection', 'purchase-service', 'purchase-service-offline', 'exclusive-service'],
    target: { page: 'protection' },
    days: [-10, 60],
    priority: 15,
    countries: ['ng', 'ke', 'gh', 'pk', 'ph', 'bd', 'in', 'id', 'eg'],
  },
  {
    name: 'bookVisit',
    slot: 'bottom',
    area: ['1', '2'],
    blockLink: ['repair-appointment', 'warranty-check'],
    target: { page: 'repair-appointment' },
    days: [-20, 160],
    priority: 20,
    countries: ['ph'],
  },
  {
    name: 'wetPhone',
    slot: 'bottom',
    area: ['1'],
    blockLink: ['tips-detail', 'detail'],
    target: { article: 'phone-fell-in-water' },
    days: [-75, -15],
    priority: 10,
    countries: ['bd', 'id', 'in', 'ph', 'th', 'vn', 'mm', 'br', 'co'],
  },
  {
    name: 'oneSite',
    slot: 'top',
    area: ['1'],
    blockLink: [],
    target: { article: 'one-service-site-for-aster-kite-and-solis' },
    days: [-120, -60],
    priority: 5,
    countries: ['ng', 'ke', 'tz', 'ug', 'gh', 'za'],
  },
  {
    name: 'repairLabel',
    slot: 'top',
    area: ['1', '2'],
    blockLink: ['warranty-check'],
    target: { article: 'a-label-that-says-how-repairable-a-phone-is' },
    days: [21, 81],
    priority: 10,
    countries: ['es', 'pl', 'global'],
  },
  {
    name: 'cleanTv',
    slot: 'bottom',
    area: ['1', '2'],
    blockLink: ['tips-detail', 'detail'],
    target: { article: 'clean-tv-screen-safely' },
    days: [14, 44],
    priority: 5,
    countries: ['br', 'mx', 'ar', 'co', 'pe', 'za'],
  },
]
