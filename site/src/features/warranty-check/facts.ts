import type { WarrantyDevice, WarrantyOutcome } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import { type NamespacedTranslator, translatorOf } from '@/i18n/translator'
import { formatCalendarDay, formatDay, formatMoment, type Region } from '@/i18n/formats'
import type { Fact } from '@/ui/facts/facts'
import { verdictOf } from './verdicts'

const ACTIVATION = {
  inactive: 'inactive',
  'in-progress': 'inProgress',
  activated: 'activated',
  deactivated: 'deactivated',
  unknown: 'unknown',
} satisfies Record<WarrantyDevice['activation'], keyof Messages['warranty']['activation']>

/** [2.4#28]; of §3 'Warranty info' only what can be translated. */
export function factsOf(
  outcome: WarrantyOutcome,
  code: Fact,
  region: Region,
  t: NamespacedTranslator<'warranty'>,
): Fact[] {
  if (outcome.kind === 'not-found') return [code]
  const { device } = outcome
  const fact = (label: string, value: string | null | false) => (value ? [{ label, value }] : [])
  const unknown = t('facts.unknown')
  return [
    ...fact(t('facts.brand'), device.brand ?? unknown),
    ...fact(translatorOf(region.tag, 'device')('model'), device.model ?? unknown),
    code,
    ...fact(t('facts.activation'), t(`activation.${ACTIVATION[device.activation]}`)),
    ...fact(t('facts.activatedOn'), device.activatedAt && formatDay(device.activatedAt, region)),
    ...fact(t('facts.status'), t(`status.${verdictOf(outcome.kind).status}`)),
    ...fact(
      t('facts.period'),
      device.periodMonths !== null && t('facts.periodMonths', { months: device.periodMonths }),
    ),
    ...fact(t('facts.expiry'), expiry(device, region, t) ?? unknown),
    ...fact(t('facts.card'), cardFrom(outcome, region, t)),
  ]
}

function expiry(device: WarrantyDevice, region: Region, t: NamespacedTranslator<'warranty'>): string | null {
  const day = device.warrantyExpiryDate ?? device.expiryDate
  if (!day) return null
  const date = formatCalendarDay(day, region)
  return device.isExtended ? t('facts.extended', { date }) : date
}

/** [9#19] */
function cardFrom(
  outcome: WarrantyOutcome,
  region: Region,
  t: NamespacedTranslator<'warranty'>,
): string | null {
  if (!('card' in outcome) || outcome.card.kind === 'shown') return null
  return t('facts.cardFrom', { date: formatMoment(outcome.card.from, region) })
}
