import { answerOf, DRAFT_PATH, draft, type Draft } from '@carelane/main-api'
import { signedHeaders } from '@carelane/main-api/signature'
import { cache } from 'react'
import { environment } from '@/platform/environment'
import { ContentUnavailable } from './content-unavailable'

const DEADLINE_MS = 8000

/**
 * Null for an invalid token.
 * @throws ContentUnavailable
 */
export const fetchDraft = cache(async (lang: string, token: string): Promise<Draft | null> => {
  const { CMS_URL, PUBLICATION_SECRET } = environment()
  const body = JSON.stringify({ token, shortName: lang })
  const response = await fetch(`${CMS_URL}/api${DRAFT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(PUBLICATION_SECRET, body) },
    body,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new ContentUnavailable('draft', 'status', String(response.status))
  const answer = answerOf(draft).safeParse(await response.json())
  if (!answer.success) throw new ContentUnavailable('draft', 'invalid-answer', answer.error.message)
  return answer.data.result
})
