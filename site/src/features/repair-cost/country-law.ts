import type { CountryCode } from '@carelane/countries'
import type { Messages } from '@carelane/messages'

type TaxName = Extract<keyof Messages['costs']['tax'], 'vat' | 'other'>

/** Their taxes on sales are called otherwise, or are several. */
const WITHOUT_VAT: readonly CountryCode[] = ['br', 'global', 'in', 'iq', 'lr', 'mm', 'my', 'pe', 'pk']

/** What the tax on sales is called there. */
export function taxNameOf(country: CountryCode): TaxName {
  return WITHOUT_VAT.includes(country) ? 'other' : 'vat'
}

const EUROPEAN_UNION: readonly CountryCode[] = ['es', 'pl']

/**
 * Where prices stand before tax too, with the years for which parts and updates are promised:
 * Regulation (EU) 2023/1670, Directive (EU) 2024/1799.
 */
export function isInEuropeanUnion(country: CountryCode): boolean {
  return EUROPEAN_UNION.includes(country)
}
