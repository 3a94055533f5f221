import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { answerBadRequest, answerJson, answerNoSuchSection, answerUnavailable } from '@/platform/answer-json'
import { failureText } from '@/forms/failures'
import { findSiteSection } from '@/forms/site-section'

const choice = z.string().trim().min(1).max(100).optional()
const query = z.object({ lang: z.string().max(10), brand: choice, serial: choice })

const LIFETIME_SECONDS = 60

/** 400 invalid, 404 unknown section, 503 service away. */
export async function answerChoices(asked: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const read = query.safeParse(asked)
  if (!read.success) return answerBadRequest()
  const { lang, ...chosen } = read.data
  const section = await findSiteSection(lang)
  if (!section) return answerNoSuchSection()
  const answer = await afterSales().call(
    'driverChoices',
    { ...mccAndLanguage(section), ...chosen },
    { signal },
  )
  if (!answer.ok) return answerUnavailable(failureText(answer.failure, section))
  return answerJson(answer.data, 200, `public, max-age=${LIFETIME_SECONDS}`)
}
