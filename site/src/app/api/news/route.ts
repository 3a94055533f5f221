import { ContentUnavailable } from '@/content/content-unavailable'
import { moreArticles } from '@/features/news/more-articles'
import { answerError, answerJson, answerUnavailable } from '@/platform/answer-json'

/** `?lang=ng&type=news&category=company&page=2` */
export async function GET(request: Request): Promise<Response> {
  try {
    const more = await moreArticles(Object.fromEntries(new URL(request.url).searchParams))
    return more ? answerJson(more) : answerError(404, 'There is no such list.')
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return answerUnavailable('The content is not available.')
  }
}
