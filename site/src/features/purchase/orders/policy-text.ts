import { formatDay, type Region } from '@/i18n/formats'
import type { NamespacedTranslator } from '@/i18n/translator'
import type { OwnOrder } from './own-orders'

/** [4#35]. Null before payment. */
export function policyText(
  { state, policy, paidTime, effectiveTime, endTime }: OwnOrder,
  t: NamespacedTranslator<'orders'>,
  region: Region,
): string | null {
  const on = (instant: string) => ({ when: formatDay(instant, region) })
  if (policy === 'none' && paidTime === null) return null
  if (policy === 'unknown') return t('policyStates.unknown')
  switch (state) {
    case 'paid':
      return effectiveTime ? t('policyStates.validFrom', on(effectiveTime)) : t('policyStates.notYet')
    case 'effective':
      if (policy === 'invalid') return t('policyStates.invalid')
      return endTime ? t('policyStates.validUntil', on(endTime)) : t('policyStates.valid')
    case 'ended':
      return endTime ? t('policyStates.endedOn', on(endTime)) : t('policyStates.ended')
    case 'canceled':
      return t('policyStates.canceled')
    default:
      return t(`policyStates.${policy}`)
  }
}
