import { ContentUnavailable } from '@/content/content-unavailable'

/** 404 if none, 503 content away. */
/** 404 if none, 503 while the content is away. */
export async function answerWith(
  request: Request,
  find: (query: Record<string, string>) => Promise<object | null>,
): Promise<Response> {
  try {
    const found = await find(Object.fromEntries(new URL(request.url).searchParams))
    return found
      ? Response.json(found)
      : Response.json({ message: 'There is no such thing.' }, { status: 404 })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ message: 'The content is not available.' }, { status: 503 })
  }
}
