import { z } from 'zod'
import { answerBadRequest, answerJson, answerNoSuchSection } from '@/platform/answer-json'
import { isFromElsewhere } from '@/platform/read-form'
import { readJson } from '@/platform/read-json'
import { findSiteSection } from '@/forms/site-section'
import { question } from '../asked-question'
import { mayGiveFeedback } from '../limits'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { keepFeedback } from './keep-feedback'

const feedbackRequest = z.strictObject({
  lang: z.string().max(20),
  question: question.pipe(z.string().min(1).max(LONGEST_QUESTION.ai)),
  helpful: z.enum(['yes', 'no']),
  sources: z.array(z.string().regex(/^\//).max(300)).max(20),
})

/** JSON `{ lang, question, helpful, sources }`. 400 invalid, 404 unknown section, 429 too much. */
export async function answerFeedback(request: Request): Promise<Response> {
  const feedback = isFromElsewhere(request) ? null : feedbackRequest.safeParse(await readJson(request)).data
  if (!feedback) return answerBadRequest()
  const section = await findSiteSection(feedback.lang)
  if (!section) return answerNoSuchSection()
  if (!(await mayGiveFeedback(request.headers))) return answerJson({ isKept: false }, 429)
  await keepFeedback(feedback, section)
  return answerJson({ isKept: true })
}
