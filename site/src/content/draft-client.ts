import { answerOf, DRAFT_PATH, draft, type Draft } from '@carelane/main-api'
import { isSignedAnswer, SIGNATURE_HEADER, signatureIn, signedCall } from '@carelane/main-api/signature'
import { cache } from 'react'
import { environment } from '@/platform/environment'
import { idHeader } from '@/platform/render-context'
import { ContentUnavailable } from './content-unavailable'

const DEADLINE_MS = 8000

/**
 * Null for an invalid token.
 * @throws ContentUnavailable
 */
export const fetchDraft = cache(async (lang: string, token: string): Promise<Draft | null> => {
  const { CMS_URL, PUBLICATION_SECRET } = environment()
  const body = JSON.stringify({ token, shortName: lang })
  const path = `/api${DRAFT_PATH}`
  const signature = signedCall(PUBLICATION_SECRET, { method: 'POST', path, body })
  const response = await fetch(`${CMS_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...idHeader(), ...signature },
    body,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const { status } = response
  if (!response.ok && status !== 404) throw new ContentUnavailable('draft', 'status', String(status))
  const text = await response.text()
  const signed = { callSignature: signature[SIGNATURE_HEADER] ?? '', status, body: text }
  if (!isSignedAnswer(PUBLICATION_SECRET, signatureIn(response.headers), signed))
    throw new ContentUnavailable('draft', 'invalid-answer', 'not signed by the cms')
  if (status === 404) return null
  const answer = answerOf(draft).safeParse(JSON.parse(text))
  if (!answer.success) throw new ContentUnavailable('draft', 'invalid-answer', answer.error.message)
  return answer.data.result
})
