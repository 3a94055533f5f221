import { today } from '@/i18n/formats'
import type { Visit } from '@/i18n/find-visit'
import { lastDayToWithdraw } from '@/law/withdrawal'
import type { OwnOrder } from './own-orders'

const OVER = ['ended', 'canceled', 'unknown']

/** The last day on which this order can be withdrawn from here; null if it cannot. */
export function withdrawalUntil(
  { state, createTime }: Pick<OwnOrder, 'state' | 'createTime'>,
  { country, region: { timeZone } }: Pick<Visit, 'country' | 'region'>,
  now = new Date(),
): string | null {
  if (createTime === null || OVER.includes(state)) return null
  const last = lastDayToWithdraw(country, today(timeZone, new Date(createTime)))
  return last !== null && today(timeZone, now) <= last ? last : null
}
