import type { ArticleCategory, ArticleType } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

// React's cache compares arguments one by one, so no objects.

/** [7#18] */
export const getLatestNews = cache((lang: string, size?: number) =>
  callMainApi('latestNews', { shortName: lang, size }),
)

/** [7#18] */
export const getNewsPage = cache(
  (lang: string, type: ArticleType, category: ArticleCategory | undefined, page: number, size?: number) =>
    callMainApi('news', { shortName: lang, type, category, page, size }),
)

/** @param key id or slug */
export const getArticle = cache((lang: string, key: string, type?: ArticleType) =>
  callMainApi('article', { shortName: lang, key, type }),
)

/** Both types [7#13]. */
export function getNewest(lang: string, size: number) {
  return callMainApi('newsInfo', { shortName: lang, size })
}
