import type { ArticleCategory, ArticleType } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

// React's cache compares arguments one by one, so these take no object.

/** The latest news and the latest tips of each category [7#18]; null for an unknown country. */
export const getLatestNews = cache((lang: string, size?: number) =>
  callMainApi('latestNews', { shortName: lang, size }),
)

/** One page of news or tips, newest first [7#18]; null for an unknown country. */
export const getNewsPage = cache(
  (lang: string, type: ArticleType, category: ArticleCategory | undefined, page: number, size?: number) =>
    callMainApi('news', { shortName: lang, type, category, page, size }),
)

/** An article by its numeric id or slug; null where the country does not show it. */
export const getArticle = cache((lang: string, key: string, type?: ArticleType) =>
  callMainApi('article', { shortName: lang, key, type }),
)

/** The newest of both types [7#13]; null for an unknown country. */
export function getNewest(lang: string, size: number) {
  return callMainApi('newsInfo', { shortName: lang, size })
}
