export function answerJson(body: object, status = 200, cacheControl = 'no-store'): Response {
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } })
}

export function answerError(status: number, message: string): Response {
  return answerJson({ status, message }, status)
}

/** What failed can be asked for again. */
export function answerUnavailable(message: string, more: object = {}): Response {
  const answer = answerJson({ status: 503, message, ...more }, 503)
  answer.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return answer
}

export const RETRY_AFTER_SECONDS = 10

export function answerBadRequest(): Response {
  return answerError(400, 'The question is not right.')
}

export function answerNoSuchSection(): Response {
  return answerError(404, 'There is no such section.')
}
