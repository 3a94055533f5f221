import { mccAndLanguage } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { ratingContent } from './rating-content'

/** [3#38]–[3#42]; all but 'accepted' is final refusal. */
export async function deliverRating(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...rating } = ratingContent.parse(content)
  const answer = await afterSales().call('ratingAdd', {
    ...rating,
    ...mccAndLanguage({ country, locale }),
    requestKey: key,
  })
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  const { result } = answer.data
  return { state: result === 'accepted' ? 'delivered' : 'refused', answer: result }
}
