import type { RepairCost, RepairTerms } from './find-costs'

interface RepairPrice {
  /** All parts together. */
  parts: number
  labor: number
  /** Null where the service says nothing of tax. */
  beforeTax: number | null
  tax: number | null
  /** What the visitor pays, without the diagnosis. */
  total: number
}

/** Hundredths of a percent. */
const WHOLE = 10_000

/** All in minor units of the currency. */
export function priceOfRepair(
  { parts, laborCost }: Pick<RepairCost, 'parts' | 'laborCost'>,
  tax: RepairTerms['tax'],
): RepairPrice {
  const ofParts = parts.reduce((sum, { price }) => sum + price, 0)
  const sum = ofParts + laborCost
  const named = { parts: ofParts, labor: laborCost }
  if (!tax) return { ...named, beforeTax: null, tax: null, total: sum }
  const net = withoutTax(sum, tax)
  const total = tax.isIncluded ? sum : sum + Math.round((sum * tax.rate) / WHOLE)
  return { ...named, beforeTax: net, tax: total - net, total }
}

/** Of an amount of the answer; minor units. */
export function withoutTax(amount: number, tax: NonNullable<RepairTerms['tax']>): number {
  return tax.isIncluded ? Math.round((amount * WHOLE) / (WHOLE + tax.rate)) : amount
}
