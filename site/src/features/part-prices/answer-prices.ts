import { z } from 'zod'
import { answerBadRequest, answerJson, answerNoSuchSection, answerUnavailable } from '@/platform/answer-json'
import { failureText } from '@/forms/failures'
import { findSiteSection } from '@/forms/site-section'
import { findPrices } from './find-prices'
import { FIELDS } from '@/priced-parts/price-choice'
import { readChoice } from '@/priced-parts/read-choice'

const choice = z.string().min(1).max(100).optional()
const query = z.object({
  lang: z.string().max(10),
  ...(Object.fromEntries(FIELDS.map((field) => [field, choice])) as Record<
    (typeof FIELDS)[number],
    typeof choice
  >),
})

// Prices change daily; this serves visitors who go back and forth.
const CACHE_CONTROL = 'public, max-age=60'

/** 400 invalid, 404 unknown section, 503 service away. */
export async function answerPrices(asked: Record<string, string>): Promise<Response> {
  const read = query.safeParse(asked)
  if (!read.success) return answerBadRequest()
  const section = await findSiteSection(read.data.lang)
  if (!section) return answerNoSuchSection()
  const answer = await findPrices(section, readChoice(read.data))
  if (!answer.ok) return answerUnavailable(failureText(answer.failure, section))
  return answerJson(answer.data, 200, CACHE_CONTROL)
}
