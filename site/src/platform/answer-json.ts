export function answerJson(body: object, status = 200, cacheControl = 'no-store'): Response {
  return Response.json(body, { status, headers: { 'cache-control': cacheControl } })
}

export function answerBadRequest(): Response {
  return answerJson({ message: 'The question is not right.' }, 400)
}

export function answerNoSuchSection(): Response {
  return answerJson({ message: 'There is no such section.' }, 404)
}
