import { ContentUnavailable } from '@/content/content-unavailable'
import { answerError, answerUnavailable } from '@/platform/answer-json'

/** 404 if none, 503 while the content is away. */
export async function answerWith(
  request: Request,
  find: (query: Record<string, string>) => Promise<object | null>,
): Promise<Response> {
  try {
    const found = await find(Object.fromEntries(new URL(request.url).searchParams))
    return found ? Response.json(found) : answerError(404, 'There is no such thing.')
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return answerUnavailable('The content is not available.')
  }
}
