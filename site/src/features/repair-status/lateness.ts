import { workingDaysAfter } from '@carelane/countries/working-days'
import type { SiteSection } from '@/forms/site-section'
import { today } from '@/i18n/formats'
import { isUnderWay } from './order-facts'
import type { OrderState } from './timeline'
import { REPAIR_DAYS } from './repair-days'

/**
 * The promised day, once it is over: the service's, or the last of [9#18].
 * @returns `YYYY-MM-DD`, or null while the promise holds
 */
export function brokenPromise(
  order: OrderState,
  { country, region }: Pick<SiteSection, 'country' | 'region'>,
  now: Date,
): string | null {
  if (!isUnderWay(order)) return null
  const { estimatedRepairedTime, repairingTime } = order
  const dayOf = (instant: string) => today(region.timeZone, new Date(instant))
  const promised = estimatedRepairedTime
    ? dayOf(estimatedRepairedTime)
    : repairingTime && workingDaysAfter(dayOf(repairingTime), REPAIR_DAYS.most, country)
  return promised && promised < today(region.timeZone, now) ? promised : null
}

/** Since when an order is in its state, as far as it is known. */
export function sinceWhen(order: OrderState): string | null {
  const { repairStatus, statusTime, createdTime, repairingTime } = order
  if (statusTime) return statusTime
  if (repairStatus === 'submitted') return createdTime
  if (repairStatus === 'repairing') return repairingTime
  if (repairStatus === 'noNeedRepair') return order.rejectedTime
  if (repairStatus === 'swapPhone') return order.swapTime
  return repairStatus === 'finished' ? (order.repairedTime ?? order.toBeReviewedTime) : null
}
