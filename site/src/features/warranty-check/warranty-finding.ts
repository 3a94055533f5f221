import type { WarrantyOutcome } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { daysBetween, formatCalendarDay, today } from '@/i18n/formats'
import { href } from '@/links/href'
import type { Fact } from '@/ui/facts/facts'
import type { Finding } from '../lookup/finding'
import type { Place } from '../lookup/place'
import { factsOf } from './facts'
import { verdictOf } from './verdicts'
import type { WarrantyTexts } from './warranty-texts'

/** The warranty card is shown this many hours after the device was activated [9#19]. */
const CARD_AFTER_HOURS = 24

/**
 * The answer to a check in the visitor's words: verdict, facts, next step.
 * @param code the number that was checked, as a fact
 */
export async function warrantyFinding(
  outcome: WarrantyOutcome,
  code: Fact,
  place: Place,
  texts: WarrantyTexts,
): Promise<Finding> {
  const { tone, words, dated, next } = verdictOf(outcome.kind)
  const t = await getTranslations({ locale: place.region.tag, namespace: 'warranty' })
  const day = dayOf(outcome)
  const verdict =
    dated && day
      ? t(`verdict.${dated}`, { date: formatCalendarDay(day, place.region) })
      : texts.verdict(words)
  const left =
    outcome.kind === 'in-warranty' && outcome.until
      ? daysBetween(today(place.region.timeZone), outcome.until)
      : 0
  const steps = [
    left > 0 && t('next.inWarrantyDays', { days: left }),
    texts.next(next, { hours: CARD_AFTER_HOURS }),
  ]
  return {
    tone,
    verdict,
    facts: factsOf(outcome, code, place.region, t),
    next: steps.filter(Boolean).join(' '),
    actions: actionsFor(outcome, place).map(([action, to]) => ({ href: to, name: t(`actions.${action}`) })),
  }
}

/** [2.4#29], behind what helps first. */
function actionsFor(
  { kind }: WarrantyOutcome,
  { lang, country }: Place,
): ['chooseCountry' | 'bookRepair' | 'readPolicy', string][] {
  const { actions } = verdictOf(kind)
  return [
    ...actions.map((): ['chooseCountry', string] => [
      'chooseCountry',
      href(lang, 'choose-your-country-or-region'),
    ]),
    ['bookRepair', href(lang, 'repair-appointment')],
    // The policies of Russia lead here [2.2#23].
    ...(country === 'ru' ? [] : [['readPolicy', href(lang, 'service-policy')] as ['readPolicy', string]]),
  ]
}

function dayOf(outcome: WarrantyOutcome): string | null {
  if (outcome.kind === 'in-warranty') return outcome.until
  return outcome.kind === 'out-of-warranty' ? outcome.since : null
}
