import type { CountryCode } from '@carelane/countries'
import type { PolicyProduct } from '@carelane/main-api'
import type { BrandSlug } from '../brands/brands'

/** What a warranty period is given on. */
export type Item =
  | 'smartphone'
  | 'featurePhone'
  | 'tablet'
  | 'watchWithSim'
  | 'router'
  | 'battery'
  | 'boxCharger'
  | 'charger'
  | 'earphones'
  | 'powerBank'
  | 'watch'
  | 'speaker'
  | 'remoteControl'
  | 'mountAndCable'
  | 'soundbar'
  | 'smallAppliance'
  | 'trimmer'
  | 'television'
  | 'refrigerator'
  | 'washingMachine'
  | 'airConditioner'
  | 'compressor'
  | 'motor'
  | 'laptop'

export type PolicyKey = `${BrandSlug}-${PolicyProduct}`

/** Months of warranty by item, the device itself first. */
export type Periods = readonly (readonly [item: Item, months: number])[]

export interface Wording {
  /** `2026-01-01`, or how many months after the first seed, from the first of that month. */
  effectiveFrom: string | { monthsFromNow: number }
  periods: Periods
  /** What is new in this wording, by its name in the texts. */
  change?: 'longerEarphones' | 'longerLaptop'
}

export interface SeedPolicy {
  brand: BrandSlug
  product: PolicyProduct
  /** The oldest first. */
  wordings: readonly Wording[]
  /** The one country whose own policy it is, in place of the one for all. */
  country?: LawCountry
}

/** Countries in which no warranty on a phone may be shorter, with the months. */
export const MONTHS_BY_LAW = { sa: 24, ae: 24, tr: 24, es: 36, pl: 24, br: 15 } as const satisfies Partial<
  Record<CountryCode, number>
>

export type LawCountry = keyof typeof MONTHS_BY_LAW

const PERIODS: Record<PolicyKey, Periods> = {
  'aster-mobile-phone': [
    ['smartphone', 12],
    ['tablet', 12],
    ['battery', 6],
    ['boxCharger', 6],
  ],
  'aster-retail-accessories': [
    ['charger', 12],
    ['earphones', 6],
    ['powerBank', 6],
  ],
  'aster-home-appliance': [['smallAppliance', 12]],
  'aster-laptop': [
    ['laptop', 12],
    ['battery', 12],
    ['boxCharger', 12],
  ],
  'kite-mobile-phone': [
    ['smartphone', 12],
    ['featurePhone', 12],
    ['watchWithSim', 6],
    ['battery', 6],
    ['boxCharger', 6],
  ],
  'kite-retail-accessories': [
    ['earphones', 12],
    ['speaker', 12],
    ['charger', 12],
    ['powerBank', 6],
    ['watch', 6],
  ],
  'kite-home-appliance': [
    ['smallAppliance', 12],
    ['trimmer', 6],
  ],
  'kite-laptop': [
    ['laptop', 12],
    ['battery', 6],
    ['boxCharger', 12],
  ],
  'solis-mobile-phone': [
    ['router', 24],
    ['battery', 6],
    ['boxCharger', 12],
  ],
  'solis-retail-accessories': [
    ['soundbar', 12],
    ['mountAndCable', 12],
    ['remoteControl', 6],
  ],
  'solis-home-appliance': [
    ['television', 24],
    ['refrigerator', 24],
    ['washingMachine', 24],
    ['airConditioner', 12],
    ['compressor', 60],
    ['motor', 60],
    ['remoteControl', 6],
  ],
  'solis-laptop': [
    ['laptop', 12],
    ['battery', 6],
    ['boxCharger', 12],
  ],
}

/** Wordings that differ from one of 2026-01-01 with the periods above. */
const WORDINGS: Partial<Record<PolicyKey, readonly Wording[]>> = {
  'kite-retail-accessories': [
    { effectiveFrom: '2025-01-01', periods: shorter('kite-retail-accessories', 'earphones', 6) },
    {
      effectiveFrom: '2026-04-01',
      periods: PERIODS['kite-retail-accessories'],
      change: 'longerEarphones',
    },
  ],
  'aster-laptop': [
    { effectiveFrom: '2025-09-01', periods: PERIODS['aster-laptop'] },
    {
      effectiveFrom: { monthsFromNow: 4 },
      periods: [['laptop', 24], ...PERIODS['aster-laptop'].slice(1)],
      change: 'longerLaptop',
    },
  ],
}

const FOR_ALL: SeedPolicy[] = (Object.keys(PERIODS) as PolicyKey[]).map((key) => {
  const [brand, product] = split(key)
  const usual = { effectiveFrom: '2026-01-01', periods: PERIODS[key] }
  return { brand, product, wordings: WORDINGS[key] ?? [usual] }
})

/** Where the law asks for more than a phone policy gives, the country has a policy of its own. */
const BY_COUNTRY: SeedPolicy[] = (Object.keys(MONTHS_BY_LAW) as LawCountry[]).flatMap((country) =>
  FOR_ALL.filter(({ product }) => product === 'mobile-phone').flatMap(({ brand, product }) => {
    const usual = PERIODS[`${brand}-${product}`]
    const [[, months] = [, 0]] = usual
    const least = MONTHS_BY_LAW[country]
    if (months >= least) return []
    const periods = usual.map(([item, each]) => [item, Math.max(each, least)] as const)
    return { brand, product, country, wordings: [{ effectiveFrom: '2026-01-01', periods }] }
  }),
)

export const SEED_POLICIES: readonly SeedPolicy[] = [...FOR_ALL, ...BY_COUNTRY]

/** The name of a policy in the ledger: `aster-laptop`, `aster-mobile-phone-es`. */
export function nameOf({ brand, product, country }: SeedPolicy): string {
  return [brand, product, ...(country ? [country] : [])].join('-')
}

function shorter(key: PolicyKey, item: Item, months: number): Periods {
  return PERIODS[key].map(([each, usual]) => [each, each === item ? months : usual])
}

function split(key: PolicyKey): [BrandSlug, PolicyProduct] {
  const at = key.indexOf('-')
  return [key.slice(0, at) as BrandSlug, key.slice(at + 1) as PolicyProduct]
}
