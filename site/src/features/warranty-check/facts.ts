import type { WarrantyDevice, WarrantyOutcome } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import type { NamespacedTranslator } from '@/i18n/translator'
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
  const fact = (name: keyof Messages['warranty']['facts'], value: string | null | false) =>
    value ? [{ label: t(`facts.${name}`), value }] : []
  const unknown = t('facts.unknown')
  return [
    ...fact('brand', device.brand ?? unknown),
    ...fact('model', device.model ?? unknown),
    code,
    ...fact('activation', t(`activation.${ACTIVATION[device.activation]}`)),
    ...fact('activatedOn', device.activatedAt && formatDay(device.activatedAt, region)),
    ...fact('status', t(`status.${verdictOf(outcome.kind).status}`)),
    ...fact(
      'period',
      device.periodMonths !== null && t('facts.periodMonths', { months: device.periodMonths }),
    ),
    ...fact('expiry', expiry(device, region, t) ?? unknown),
    ...fact('card', cardFrom(outcome, region, t)),
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
