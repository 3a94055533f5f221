import type { CallResponse } from '@carelane/after-sales'

export type Price = NonNullable<CallResponse<'pickUpOffer'>['offer']>['price']

/** Hundredths of a percent. */
const WHOLE = 10_000

/** What is paid, and how much of it is tax; minor units. Null where the service says nothing of tax. */
export function priceWithTax({ amount, tax }: Pick<Price, 'amount' | 'tax'>): {
  total: number
  tax: number | null
} {
  if (!tax) return { total: amount, tax: null }
  if (tax.isIncluded)
    return { total: amount, tax: amount - Math.round((amount * WHOLE) / (WHOLE + tax.rate)) }
  const added = Math.round((amount * tax.rate) / WHOLE)
  return { total: amount + added, tax: added }
}
