import { isSignedAnswer, SIGNATURE_HEADER, signatureIn, signedCall } from '@carelane/main-api/signature'
import { environment } from '@/platform/environment'
import { idHeader } from '@/platform/render-context'
import { ContentUnavailable } from './content-unavailable'

const DEADLINE_MS = 8000

/**
 * What only the site may ask the cms. Null for 404.
 * @param what is asked, for the log
 * @throws ContentUnavailable
 */
export async function askSigned(what: string, asked: string, sent: object): Promise<unknown> {
  const { CMS_URL, PUBLICATION_SECRET } = environment()
  const body = JSON.stringify(sent)
  const path = `/api${asked}`
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
  if (!response.ok && status !== 404) throw new ContentUnavailable(what, 'status', String(status))
  const text = await response.text()
  const signed = { callSignature: signature[SIGNATURE_HEADER] ?? '', status, body: text }
  if (!isSignedAnswer(PUBLICATION_SECRET, signatureIn(response.headers), signed))
    throw new ContentUnavailable(what, 'invalid-answer', 'not signed by the cms')
  return status === 404 ? null : JSON.parse(text)
}
