import { askStore } from '@/platform/store/store'
import type { SiteSection } from '@/forms/site-section'
import { countOutcome } from '../outcomes/count-outcomes'
import { withoutNumbers } from '../without-numbers'
import { FEEDBACK_DAYS } from './feedback-days'

export interface Feedback {
  question: string
  helpful: 'yes' | 'no'
  sources: string[]
}

/** Per question and country, against stuffing. */
const MOST_ALIKE = 20

/** Limits how long rows are locked. */
const BATCH = 500

/**
 * Removes personal details.
 * @throws StoreError
 */
export async function keepFeedback(
  { question, helpful, sources }: Feedback,
  section: Pick<SiteSection, 'country' | 'locale'>,
): Promise<void> {
  const { country, locale } = section
  const text = withoutNumbers(question)
  await askStore(
    `INSERT INTO assistant_questions (country, locale, question, is_helped, sources)
     SELECT $1, $2, $3, $4, $5
     WHERE (SELECT count(*) FROM assistant_questions WHERE country = $1 AND question = $3) < $6`,
    [country, locale, text, helpful === 'yes', sources, MOST_ALIKE],
  )
  await countOutcome(helpful === 'yes' ? 'helped' : 'notHelped', section)
}

export async function eraseOldFeedback(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM assistant_questions WHERE id IN (
       SELECT id FROM assistant_questions WHERE given_at < now() - make_interval(days => $1) LIMIT $2
     ) RETURNING id`,
    [FEEDBACK_DAYS, BATCH],
  )
  return erased.length === BATCH ? BATCH + (await eraseOldFeedback()) : erased.length
}
