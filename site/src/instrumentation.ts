import { currentRenderContext } from '@/platform/render-context'

/** Of Node's parser of forms, of Next's, and of Next's for values of actions. */
const UNREADABLE =
  /parse body as FormData|Content-Type was not one of|Unexpected end of form|Boundary not found|Malformed (?:part header|content type)|Unexpected end of multipart|Multipart: |URI malformed/

/** Next calls it for every failure, and answers 500 to all of them. */
export function onRequestError(error: unknown): void {
  const context = currentRenderContext()
  if (context && error instanceof Error && UNREADABLE.test(error.message)) context.isUnreadable = true
}
