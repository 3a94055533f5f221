import { workingDaysAfter } from '@carelane/countries/working-days'
import type { SiteSection } from '@/forms/site-section'
import { formatCalendarDay, formatDay, today, type Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Fact } from '@/ui/facts/facts'
import { deviceName } from '@/forms/device-name'
import type { OrderState, RepairOrder } from './timeline'
import { REPAIR_DAYS } from './repair-days'

type Section = Pick<SiteSection, 'country' | 'region'>

/** @param whole the same order, once its phone was confirmed */
export function orderFacts(order: OrderState, section: Section, whole?: RepairOrder): Fact[] {
  const { region } = section
  const t = translatorOf(region.tag, 'repair')
  const { createdTime } = order
  return [
    ...fact(t('facts.order'), order.orderNumber, true),
    ...(whole ? deviceFacts(whole, region) : []),
    ...fact(t('facts.created'), createdTime && formatDay(createdTime, region)),
    ...fact(t('facts.estimated'), promisedDay(order, section)),
    ...(whole ? fact(t('facts.phone'), whole.customerPhone, true) : []),
    ...(whole ? courierFacts(whole, region) : []),
  ]
}

function deviceFacts({ productBrand, productModel, warrantyStatus }: RepairOrder, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'repair')
  const warranty =
    warrantyStatus === 'underWarranty' || warrantyStatus === 'outOfWarranty' ? warrantyStatus : 'unknown'
  return [
    ...fact(t('facts.device'), deviceName(productBrand, productModel)),
    ...fact(t('facts.warranty'), t(`warranty.${warranty}`)),
  ]
}

/** Each way has its number. */
function courierFacts({ ways }: RepairOrder, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'pickup')
  return (ways ?? []).flatMap(({ direction, courier, trackingNumber }) =>
    fact(
      t(direction === 'back' ? 'facts.trackingBack' : 'facts.trackingThere'),
      trackingNumber && [courier, trackingNumber].filter(Boolean).join(' '),
      true,
    ),
  )
}

function fact(label: string, value: string | null | false, isCode = false): Fact[] {
  return value ? [{ label, value, isCode }] : []
}

export function isUnderWay({ repairStatus, repairedTime, rejectedTime, swapTime }: OrderState): boolean {
  return repairStatus === 'repairing' && !repairedTime && !rejectedTime && !swapTime
}

/** The service's day, or [9#18]. */
function promisedDay(order: OrderState, { country, region }: Section): string | null {
  if (!isUnderWay(order)) return null
  if (order.estimatedRepairedTime) return formatDay(order.estimatedRepairedTime, region)
  if (!order.repairingTime) return null
  const begun = today(region.timeZone, new Date(order.repairingTime))
  const [from, to] = [REPAIR_DAYS.least, REPAIR_DAYS.most].map((days) =>
    formatCalendarDay(workingDaysAfter(begun, days, country), region),
  )
  return translatorOf(region.tag, 'repair')('promise.range', { from: from ?? '', to: to ?? '' })
}
