import type { WarrantyOutcome } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { daysBetween, formatCalendarDay, today } from '@/i18n/formats'
import { href } from '@/links/href'
import { factsOf } from './facts'
import type { Place } from '../lookup/place'
import type { WarrantyResult } from './state'
import { verdictOf } from './verdicts'

/** The warranty card is shown this many hours after the device was activated [9#19]. */
const CARD_AFTER_HOURS = 24

/** The answer to a check in the visitor's words: verdict, facts, next step. */
export async function warrantyResult(
  outcome: WarrantyOutcome,
  imei: string,
  place: Place,
): Promise<WarrantyResult> {
  const { tone, words, dated, next, actions } = verdictOf(outcome.kind)
  const t = await getTranslations({ locale: place.region.tag, namespace: 'warranty' })
  const day = dayOf(outcome)
  const verdict =
    dated && day
      ? t(`verdict.${dated}`, { date: formatCalendarDay(day, place.region) })
      : t(`verdict.${words}`)
  const left =
    outcome.kind === 'in-warranty' && outcome.until
      ? daysBetween(today(place.region.timeZone), outcome.until)
      : 0
  const steps = [
    left > 0 && t('next.inWarrantyDays', { days: left }),
    t(`next.${next}`, { hours: CARD_AFTER_HOURS }),
  ]
  const targets = {
    chooseCountry: href(place.lang, 'choose-your-country-or-region'),
    tips: href(place.lang, 'tips', { category: 'mobile-phones' }),
  }
  return {
    tone,
    verdict,
    facts: factsOf(outcome, imei, place.region, t),
    next: steps.filter(Boolean).join(' '),
    actions: actions.map((action) => ({ href: targets[action], name: t(`actions.${action}`) })),
  }
}

function dayOf(outcome: WarrantyOutcome): string | null {
  if (outcome.kind === 'in-warranty') return outcome.until
  return outcome.kind === 'out-of-warranty' ? outcome.since : null
}
