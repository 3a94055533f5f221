import { WARRANTY_COUNTRIES } from '../devices/warranty-rules'
import { PROTOCOLS } from './protocol-texts'

const DAY_MS = 86_400_000

const PHONES = ['smartphone', 'feature-phone']
const SCREENS = [...PHONES, 'tablet']

/** [3#27], [9#33], [9#37] */
export const PRODUCTS = [
  {
    id: 1,
    type: 'screenDamageProtection',
    names: {
      en: 'Screen Damage Protection',
      ar: 'حماية الشاشة من التلف',
      fr: 'Protection contre les dommages d’écran',
    },
    classes: SCREENS,
    covers: ['screen'],
    sold_online: true,
    online_days: 3,
    store_days: 15,
    effect_days: 15,
    extends_months: 0,
  },
  {
    id: 2,
    type: 'extendedWarranty',
    names: { en: 'Extended Warranty', ar: 'الضمان الممدد', fr: 'Extension de garantie' },
    classes: [...SCREENS, 'wearable', 'router'],
    covers: ['warranty'],
    sold_online: true,
    online_days: null,
    store_days: null,
    effect_days: 0,
    extends_months: 12,
  },
  {
    id: 3,
    type: 'comprehensiveProtection',
    names: { en: 'Comprehensive Protection', ar: 'الحماية الشاملة', fr: 'Protection complète' },
    classes: SCREENS,
    covers: ['screen', 'accident'],
    sold_online: true,
    online_days: 3,
    store_days: 15,
    effect_days: 7,
    extends_months: 0,
  },
  {
    id: 4,
    type: 'brokenScreenFreeReplacement',
    names: {
      en: 'Broken Screen Free Replacement',
      ar: 'استبدال الشاشة المكسورة مجانًا',
      fr: 'Remplacement gratuit de l’écran cassé',
    },
    classes: PHONES,
    covers: ['screen'],
    sold_online: false,
    online_days: null,
    store_days: 15,
    effect_days: 1,
    extends_months: 0,
  },
  {
    id: 5,
    type: 'warrantyExtension',
    names: {
      en: 'Warranty Extension Service',
      ar: 'خدمة تمديد الضمان',
      fr: 'Service d’extension de garantie',
    },
    classes: SCREENS,
    covers: ['warranty'],
    sold_online: false,
    online_days: null,
    store_days: null,
    effect_days: 0,
    extends_months: 12,
  },
] as const

export const OFFERS = [
  { product_id: 1, days: 365, dollar_cents: 990 },
  { product_id: 2, days: 365, dollar_cents: 1290 },
  { product_id: 3, days: 365, dollar_cents: 2190 },
  { product_id: 3, days: 730, dollar_cents: 3490 },
  { product_id: 4, days: 365, dollar_cents: 1190 },
  { product_id: 5, days: 365, dollar_cents: 1190 },
]

/** Hundredths of a percent. */
const BASIS_POINTS: Readonly<Record<string, number>> = {
  ...{ ng: 750, ke: 1600, gh: 1500, eg: 1400, ma: 2000, tn: 1900, dz: 1900, sa: 1500, ae: 500, iq: 0 },
  ...{ in: 1800, pk: 1800, bd: 1500, np: 1300, ph: 1200, th: 700, vn: 1000, id: 1100, my: 800, mm: 500 },
  ...{ tr: 2000, ru: 2000, ua: 2000, by: 2000, uz: 1200, pl: 2300, es: 2100, za: 1500, br: 1700, mx: 1600 },
}

const OTHERWISE = 1650

export const TAX_RATES = WARRANTY_COUNTRIES.map((country) => ({
  country,
  basis_points: BASIS_POINTS[country] ?? OTHERWISE,
}))

export function protocols(now: Date) {
  return [-240, -20, 200].flatMap((days) => {
    const validFrom = new Date(now.getTime() + days * DAY_MS)
    const version = validFrom.toISOString().slice(0, 10)
    return PRODUCTS.map(({ id, type }) => ({
      product_id: id,
      version,
      valid_from: validFrom.toISOString(),
      texts: PROTOCOLS[type],
    }))
  })
}

export function referralCodes(now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return [
    { code: 'WELCOME5', percent: 5, product_id: null, expires_at: null, most_uses: null },
    { code: 'SCREEN10', percent: 10, product_id: 1, expires_at: null, most_uses: null },
    { code: 'ONCE15', percent: 15, product_id: null, expires_at: null, most_uses: 1 },
    { code: 'LASTYEAR', percent: 20, product_id: null, expires_at: inDays(-30), most_uses: null },
    { code: 'ALLGONE', percent: 20, product_id: null, expires_at: null, most_uses: 0 },
  ]
}
