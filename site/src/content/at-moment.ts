import { answerOf, CALLS, type CallName, MOMENT_PATH } from '@carelane/main-api'
import { readPreviewToken } from '@carelane/main-api/preview-token'
import { environment } from '@/platform/environment'
import { currentRenderContext } from '@/platform/render-context'
import { askSigned } from './signed-client'
import { ContentUnavailable } from './content-unavailable'

/** Of the page that is rendered, if it is to be as of a time. */
export function momentToken(): string | null {
  const token = currentRenderContext()?.previewToken
  return token && readPreviewToken(environment().PUBLICATION_SECRET, token)?.at ? token : null
}

/** @throws ContentUnavailable */
export async function askAtMoment(call: CallName, token: string, request: object) {
  const told = await askSigned(call, MOMENT_PATH, { token, call, request })
  if (told === null) return { result: null, tags: [] }
  const answer = answerOf(CALLS[call].result).safeParse(told)
  if (!answer.success) throw new ContentUnavailable(call, 'invalid-answer', answer.error.message)
  return { result: answer.data.result, tags: [] }
}
