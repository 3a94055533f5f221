import { z } from 'zod'
import { answerBadRequest, answerJson, answerNoSuchSection, answerUnavailable } from '@/platform/answer-json'
import type { OpenSurvey } from '@/shell/floating/survey-client'
import { findSiteSection } from '@/forms/site-section'
import { openSurveys } from './find-survey'

const sectionQuery = z.object({ lang: z.string().min(2).max(20) })

/** `?lang=ng` [4#13]; 503 if unknown. */
export async function answerSurvey(query: Record<string, string>): Promise<Response> {
  const asked = sectionQuery.safeParse(query)
  if (!asked.success) return answerBadRequest()
  const section = await findSiteSection(asked.data.lang)
  if (!section) return answerNoSuchSection()
  const found = await openSurveys.find(section)
  if (!found.ok) return answerUnavailable('The service does not answer.')
  return answerJson({ id: found.survey?.id ?? null } satisfies OpenSurvey)
}
