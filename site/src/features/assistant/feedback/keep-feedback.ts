import { eraseOlder } from '@/platform/store/erase-older'
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

export function eraseOldFeedback(): Promise<number> {
  return eraseOlder({ table: 'assistant_questions', key: 'id', since: 'given_at', days: FEEDBACK_DAYS })
}
