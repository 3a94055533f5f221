import { PLAN_REASONS, REFERRAL_REASONS } from '@carelane/after-sales'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { coverOf } from '../cover'
import type { Plan } from './fetch-plans'

export function planReason(reason: string | null, { tag }: Region): string {
  return translatorOf(
    tag,
    'purchase',
  )(`plans.reasons.${PLAN_REASONS.find((known) => known === reason) ?? 'unknown'}`)
}

export function codeReason(reason: string | null, { tag }: Region): string {
  const known = REFERRAL_REASONS.find((one) => one === reason) ?? 'unknown'
  return translatorOf(tag, 'purchase')(`codes.${known}`)
}

/** [4#36], [9#35] */
export function effectText(days: number | null, { tag }: Region): string {
  return translatorOf(tag, 'purchase')('plans.effect', { days: days ?? 0 })
}

/** [9#31]–[9#38] */
export function planFacts(
  { productType, takesEffectAfterDays }: Pick<Plan, 'productType' | 'takesEffectAfterDays'>,
  region: Region,
): { label: string; values: string[] }[] {
  const t = translatorOf(region.tag, 'orders')
  const cover = coverOf(productType, t)
  return [
    ...(cover
      ? [
          { label: t('cover.title'), values: cover.covered },
          { label: t('cover.excluded'), values: [cover.excluded] },
          { label: t('cover.often'), values: [cover.often] },
        ]
      : []),
    { label: t('cover.start'), values: [effectText(takesEffectAfterDays, region)] },
  ]
}
