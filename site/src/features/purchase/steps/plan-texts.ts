import { PLAN_REASONS, REFERRAL_REASONS } from '@carelane/after-sales'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'

/** Why a device cannot have a plan (any more), in words; also for a reason that is new. */
export function planReason(reason: string | null, { tag }: Region): string {
  return translatorOf(
    tag,
    'purchase',
  )(`plans.reasons.${PLAN_REASONS.find((known) => known === reason) ?? 'unknown'}`)
}

/** Why a referral code takes nothing off. */
export function codeReason(reason: string | null, { tag }: Region): string {
  const known = REFERRAL_REASONS.find((one) => one === reason) ?? 'unknown'
  return translatorOf(tag, 'purchase')(`codes.${known}`)
}

/** When a plan takes effect [4#36], [9#35]. */
export function effectText(days: number | null, { tag }: Region): string {
  return translatorOf(tag, 'purchase')('plans.effect', { days: days ?? 0 })
}
