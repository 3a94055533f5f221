import type { CountedOutcome } from '@carelane/main-api/answer-outcomes'
import { askStore } from '@/platform/store/store'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { SiteSection } from '@/forms/site-section'
import { FEEDBACK_DAYS } from '../feedback/feedback-days'

/** By the UTC day, without the question. A store that does not answer costs a count. */
export async function countOutcome(
  outcome: CountedOutcome,
  { country, locale }: Pick<SiteSection, 'country' | 'locale'>,
): Promise<void> {
  const counting = askStore(
    `INSERT INTO assistant_outcomes (day, country, locale, outcome, count)
     VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2, $3, 1)
     ON CONFLICT (day, country, locale, outcome) DO UPDATE SET count = assistant_outcomes.count + 1`,
    [country, locale, outcome],
  )
  await unlessStoreFails(counting)
}

export async function eraseOldOutcomes(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM assistant_outcomes WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int RETURNING day`,
    [FEEDBACK_DAYS],
  )
  return erased.length
}
