import { answerOf, DRAFT_PATH, draft, type Draft } from '@carelane/main-api'
import { cache } from 'react'
import { askSigned } from './signed-client'
import { ContentUnavailable } from './content-unavailable'

/**
 * Null for an invalid token.
 * @throws ContentUnavailable
 */
export const fetchDraft = cache(async (lang: string, token: string): Promise<Draft | null> => {
  const told = await askSigned('draft', DRAFT_PATH, { token, shortName: lang })
  if (told === null) return null
  const answer = answerOf(draft).safeParse(told)
  if (!answer.success) throw new ContentUnavailable('draft', 'invalid-answer', answer.error.message)
  return answer.data.result
})
