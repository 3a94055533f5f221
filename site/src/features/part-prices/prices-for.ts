import { z } from 'zod'
import { failureText } from '../lookup/failures'
import { placeOf } from '../lookup/place'
import { findPrices } from './find-prices'
import type { PriceAnswer, PriceFailure } from './price-answer'
import { FIELDS, readChoice } from './price-choice'

const choice = z.string().min(1).max(100).optional()
const query = z.object({
  lang: z.string().max(10),
  ...(Object.fromEntries(FIELDS.map((field) => [field, choice])) as Record<
    (typeof FIELDS)[number],
    typeof choice
  >),
})

/** Answers the page's own scripts: 400 for no such question, 404 for no such section, 503 without the service. */
export async function pricesFor(
  asked: Record<string, string>,
): Promise<{ status: number; body: PriceAnswer | PriceFailure }> {
  const read = query.safeParse(asked)
  if (!read.success) return { status: 400, body: { message: z.prettifyError(read.error) } }
  const place = await placeOf(read.data.lang)
  if (!place) return { status: 404, body: { message: 'There is no such section.' } }
  const answer = await findPrices(place, readChoice(read.data))
  if (answer.ok) return { status: 200, body: answer.data }
  return { status: 503, body: { message: await failureText(answer.failure, place) } }
}
