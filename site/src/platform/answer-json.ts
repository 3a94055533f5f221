/** An answer of our own to our own scripts; kept by nobody where nothing is said of it. */
export function answerJson(body: object, status = 200, cacheControl = 'no-store'): Response {
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } })
}

/** The same, where the query is not what the route takes. */
export function answerBadRequest(): Response {
  return answerJson({ message: 'The question is not right.' }, 400)
}

/** The same, where `lang` names no section. */
export function answerNoSuchSection(): Response {
  return answerJson({ message: 'There is no such section.' }, 404)
}
