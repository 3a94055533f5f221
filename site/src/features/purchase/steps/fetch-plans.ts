import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import type { Basket } from './basket'

export type Plans = CallResponse<'protectionPlans'>
export type Plan = Plans['plans'][number]
export type Offer = Plan['durations'][number]

/** [7#30]; of a store [7#38] */
export function fetchPlans(
  { imei, store }: Pick<Basket, 'imei' | 'store'>,
  visit: Pick<Visit, 'country' | 'locale'>,
): Promise<Result<Plans>> {
  const asked = { ...mccAndLanguage(visit), imei }
  if (store) return afterSales().call('storeProtectionPlans', { ...asked, storeId: store.id })
  return afterSales().call('protectionPlans', asked)
}

export function findOffer(
  { plans }: Plans,
  { productId, durationDays }: NonNullable<Basket['plan']>,
): { plan: Plan; offer: Offer } | null {
  const plan = plans.find((one) => one.productId === productId && one.available)
  const offer = plan?.durations.find(({ days }) => days === durationDays)
  return plan && offer ? { plan, offer } : null
}
