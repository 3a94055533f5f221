import { COUNTRIES } from '@carelane/countries'
import { PRODUCTS, type Product } from '../products/products'
import { pickWith, seededRandom } from '../random'
import { WARRANTY_COUNTRIES } from '../devices/warranty-rules'

const SEED = 25_260
const DAY_MS = 86_400_000

const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ AED: 3.67, AOA: 910, ARS: 1_000, BDT: 120, BIF: 2_900, BOB: 6.9, BRL: 5.5, BYN: 3.3, CDF: 2_800 },
  ...{ COP: 4_100, DZD: 134, EGP: 49, ETB: 130, EUR: 0.9, GHS: 12, GMD: 70, GNF: 8_600, GTQ: 7.7 },
  ...{ IDR: 15_800, INR: 84, IQD: 1_310, KES: 129, LRD: 190, MAD: 9.9, MGA: 4_500, MMK: 2_100, MRU: 40 },
  ...{ MWK: 1_730, MXN: 19, MYR: 4.4, MZN: 64, NGN: 1_550, NPR: 134, PEN: 3.7, PHP: 57, PKR: 278, PLN: 3.9 },
  ...{ PYG: 7_700, RUB: 95, RWF: 1_350, SAR: 3.75, SLE: 22.7, SSP: 3_000, THB: 34, TND: 3.1, TRY: 34 },
  ...{ TZS: 2_600, UAH: 41, UGX: 3_650, USD: 1, UZS: 12_700, VND: 25_000, XAF: 600, XOF: 600, ZAR: 18 },
  ...{ ZMW: 26, ZWL: 320, ZWG: 27 },
}

const MEMORIES: Readonly<Record<string, readonly string[]>> = {
  'Mobile Phone': ['4+64GB', '6+128GB', '8+256GB'],
  Tablet: ['4+64GB', '8+128GB'],
  Laptop: ['8+256GB', '16+512GB'],
}

interface Part {
  category: string
  dollars: number
  labour: number
}

const PHONE_PARTS: readonly Part[] = [
  { category: 'Battery', dollars: 14, labour: 4 },
  { category: 'Charger', dollars: 9, labour: 0 },
  { category: 'Phone Buttons', dollars: 4, labour: 5 },
  { category: 'Mainboard', dollars: 68, labour: 9 },
  { category: 'Screen', dollars: 42, labour: 7 },
  { category: 'Camera', dollars: 19, labour: 6 },
  { category: 'Phone Speaker', dollars: 6, labour: 5 },
  { category: 'Back Cover', dollars: 8, labour: 3 },
]

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  'Mobile Phone': PHONE_PARTS,
  Tablet: PHONE_PARTS.filter(({ category }) => category !== 'Phone Buttons'),
  'Retail Accessories': [
    { category: 'Battery', dollars: 9, labour: 4 },
    { category: 'Strap', dollars: 5, labour: 0 },
    { category: 'Charger', dollars: 7, labour: 0 },
  ],
  'Home Network': [
    { category: 'Power Adapter', dollars: 8, labour: 0 },
    { category: 'Antenna', dollars: 5, labour: 4 },
  ],
  TV: [
    { category: 'Panel', dollars: 130, labour: 25 },
    { category: 'Mainboard', dollars: 45, labour: 20 },
    { category: 'Remote Control', dollars: 8, labour: 0 },
    { category: 'Stand', dollars: 15, labour: 5 },
  ],
  'Home Appliance': [
    { category: 'Compressor', dollars: 75, labour: 30 },
    { category: 'Filter', dollars: 9, labour: 5 },
    { category: 'Control Board', dollars: 28, labour: 15 },
  ],
  Laptop: [
    { category: 'Battery', dollars: 39, labour: 8 },
    { category: 'Charger', dollars: 24, labour: 0 },
    { category: 'Keyboard', dollars: 29, labour: 12 },
    { category: 'Mainboard', dollars: 160, labour: 18 },
    { category: 'Screen', dollars: 85, labour: 14 },
  ],
}

export function parts() {
  return PRODUCTS.flatMap((product) =>
    partsOf(product).flatMap(({ category, dollars, labour }) => {
      const memories = category === 'Mainboard' ? (MEMORIES[product.kind] ?? ['']) : ['']
      return memories.map((memory, at) => ({
        product_id: product.id,
        category,
        memory,
        dollars: dollars * (1 + (product.id % 7) / 8) * (1 + at / 4),
        labor_dollars: labour,
      }))
    }),
  )
}

export function priceLevels() {
  return Object.values(COUNTRIES).map(({ code: country, currency }) => {
    const units = UNITS_PER_DOLLAR[currency]
    if (units === undefined) throw new Error(`What a dollar buys in ${currency} is not known`)
    const format = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return {
      country,
      currency,
      units_per_dollar: units,
      step: 10 ** Math.max(0, Math.floor(Math.log10(units * 2))),
      minor_units: 10 ** (format.maximumFractionDigits ?? 2),
    }
  })
}

function partsOf(product: Product): readonly Part[] {
  return PARTS[product.kind] ?? []
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

export function partSerials(now: Date) {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  return Array.from({ length: 600 }, (_, at) => {
    const product = pick(PRODUCTS)
    const letters = Array.from({ length: 9 }, () => pick([...ALPHABET])).join('')
    const usedAt = at % 3 === 0 ? -10 - random() * 500 : at % 3 === 1 ? 30 + random() * 700 : null
    return {
      serial: `SP${letters}${String(at).padStart(5, '0')}`,
      product_id: product.id,
      category: pick(partsOf(product)).category,
      used_at: usedAt === null ? null : new Date(now.getTime() + usedAt * DAY_MS).toISOString(),
    }
  })
}

export function highBrandModels() {
  const models = PRODUCTS.filter(({ series }) => ['Fold', 'Lumen'].includes(series))
  return WARRANTY_COUNTRIES.filter((_, at) => at % 3 === 0).flatMap((country) =>
    models.map(({ id }) => ({ country, product_id: id })),
  )
}

export const HIGH_BRAND_BENEFITS = [
  {
    language: 'en',
    banner: 'Care for your premium phone',
    remark: 'A loan phone during the repair, and a screen replaced once within the first year.',
  },
  {
    language: 'fr',
    banner: 'Le soin de votre téléphone haut de gamme',
    remark: 'Un téléphone de prêt pendant la réparation, et un écran remplacé une fois la première année.',
  },
  {
    language: 'ar',
    banner: 'عناية بهاتفك المتميز',
    remark: 'هاتف بديل أثناء الإصلاح، واستبدال الشاشة مرة واحدة خلال السنة الأولى.',
  },
] as const

export const ADDRESS_RANGES = WARRANTY_COUNTRIES.flatMap((country, at) => [
  { network: `198.51.100.${at * 2}/31`, country },
  { network: `2001:db8:${(at + 1).toString(16)}::/48`, country },
])
