import { ContentUnavailable } from '@/content/content-unavailable'
import { moreArticles } from '@/features/news/more-articles'

/** The next page of a list, for Load more: `?lang=ng&type=news&category=company&page=2`. */
export async function GET(request: Request): Promise<Response> {
  try {
    const more = await moreArticles(Object.fromEntries(new URL(request.url).searchParams))
    return more ? Response.json(more) : Response.json({ message: 'There is no such list.' }, { status: 404 })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ message: 'The content is not available.' }, { status: 503 })
  }
}
