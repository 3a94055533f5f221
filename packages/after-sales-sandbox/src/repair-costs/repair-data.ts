import { COUNTRIES, type CountryCode } from '@carelane/countries'
import { PRODUCTS } from '../products/products'

interface Job {
  category?: string
  unlisted_part?: string
  unlisted_dollars?: number
  labor_dollars: number
  days: readonly [from: number, to: number]
  is_under_warranty: boolean
  protection_plans: readonly string[]
}

const SCREEN_PLANS = ['screenDamageProtection', 'comprehensiveProtection', 'brokenScreenFreeReplacement']
const OF_ACCIDENTS = ['comprehensiveProtection']
const AFTER_WARRANTY = ['extendedWarranty']

const wornOut = { is_under_warranty: true, protection_plans: AFTER_WARRANTY }
const damaged = { is_under_warranty: false, protection_plans: OF_ACCIDENTS }

const SCREEN = { category: 'Screen', is_under_warranty: false, protection_plans: SCREEN_PLANS }
const PHONE_JOBS: Readonly<Record<string, Job>> = {
  'cracked-screen': { ...SCREEN, labor_dollars: 7, days: [1, 2] },
  battery: { category: 'Battery', labor_dollars: 4, days: [1, 1], ...wornOut },
  'charging-port': {
    ...{ unlisted_part: 'Charging Port', unlisted_dollars: 7, labor_dollars: 6, days: [1, 3] },
    ...wornOut,
  },
  camera: { category: 'Camera', labor_dollars: 6, days: [2, 4], ...wornOut },
  'back-cover': { category: 'Back Cover', labor_dollars: 3, days: [1, 1], ...damaged },
  speaker: { category: 'Phone Speaker', labor_dollars: 5, days: [1, 3], ...wornOut },
  microphone: {
    ...{ unlisted_part: 'Microphone', unlisted_dollars: 5, labor_dollars: 6, days: [1, 3] },
    ...wornOut,
  },
  'water-damage': { labor_dollars: 16, days: [3, 7], ...damaged },
  buttons: { category: 'Phone Buttons', labor_dollars: 5, days: [1, 2], ...wornOut },
  'does-not-turn-on': { category: 'Mainboard', labor_dollars: 9, days: [3, 7], ...wornOut },
}

/** Those without a part in the price list of tablets need none. */
const TABLET_JOBS: Readonly<Record<string, Job>> = {
  ...PHONE_JOBS,
  buttons: { labor_dollars: 8, days: [1, 3], ...wornOut },
}

const LAPTOP_JOBS: Readonly<Record<string, Job>> = {
  'cracked-screen': { category: 'Screen', labor_dollars: 14, days: [2, 5], ...damaged },
  battery: { category: 'Battery', labor_dollars: 8, days: [1, 2], ...wornOut },
  'charging-port': {
    ...{ unlisted_part: 'Charging Port', unlisted_dollars: 18, labor_dollars: 15, days: [2, 5] },
    ...wornOut,
  },
  'water-damage': { labor_dollars: 35, days: [4, 10], ...damaged },
  buttons: { category: 'Keyboard', labor_dollars: 12, days: [2, 4], ...wornOut },
  'does-not-turn-on': { category: 'Mainboard', labor_dollars: 18, days: [4, 10], ...wornOut },
}

const JOBS = { 'Mobile Phone': PHONE_JOBS, Tablet: TABLET_JOBS, Laptop: LAPTOP_JOBS }

export function repairJobs() {
  return Object.entries(JOBS).flatMap(([kind, jobs]) =>
    Object.entries(jobs).map(
      (
        [
          fault,
          {
            days: [days_from, days_to],
            ...job
          },
        ],
        place,
      ) => ({
        ...{ kind, fault, place, days_from, days_to },
        ...{ category: null, unlisted_part: null, unlisted_dollars: null },
        ...job,
      }),
    ),
  )
}

/** Hundredths of a percent. */
const TAX_RATES: Partial<Record<CountryCode, number>> = {
  ...{ ae: 500, ao: 1400, ar: 2100, bd: 1500, br: 1700, by: 2000, cm: 1925, co: 1900, dz: 1900, ec: 1500 },
  ...{ eg: 1400, es: 2100, et: 1500, gh: 1500, gt: 1200, id: 1100, in: 1800, ke: 1600, ma: 2000, mg: 2000 },
  ...{ mx: 1600, my: 800, mz: 1600, ng: 750, np: 1300, pe: 1800, ph: 1200, pk: 1800, pl: 2300, py: 1000 },
  ...{ ru: 2000, rw: 1800, sa: 1500, sn: 1800, th: 700, tn: 1900, tr: 2000, tz: 1800, ua: 2000, ug: 1800 },
  ...{ uz: 1200, vn: 1000, za: 1500, zm: 1600 },
}

/** Their centres name prices to which tax is added. */
const TAX_ADDED: readonly CountryCode[] = ['bd', 'pk']

const FREE_DIAGNOSIS: readonly CountryCode[] = ['in', 'sa', 'ae', 'es', 'pl']

export function repairTerms() {
  return Object.values(COUNTRIES).map(({ code: country }) => ({
    country,
    tax_rate: TAX_RATES[country] ?? null,
    is_tax_included: !TAX_ADDED.includes(country),
    diagnosis_dollars: FREE_DIAGNOSIS.includes(country) ? 0 : 3,
    is_diagnosis_free_with_repair: true,
  }))
}

export function productSupport() {
  return PRODUCTS.map(({ id: product_id }) => ({
    product_id,
    parts_until: `${2031 + (product_id % 4)}-06-30`,
    updates_until: `${2029 + (product_id % 4)}-12-31`,
  }))
}
