import type { ArticleSummary, ArticleType } from '@carelane/main-api'
import { getNewsPage } from '@/content/news'
import type { ListQuery } from './list-query'

export const PAGE_SIZE = 12

const PAGES_IN_ONE = 20

export interface ArticlePages {
  articles: ArticleSummary[]
  total: number
  page: number
  hasMore: boolean
}

export async function articlesUpTo(
  lang: string,
  type: ArticleType,
  query: ListQuery,
): Promise<ArticlePages | null> {
  const first = await articlesOf(lang, type, { ...query, page: 1 })
  if (!first) return null
  const last = Math.max(1, Math.min(query.page, Math.ceil(first.total / PAGE_SIZE)))
  const from = Math.max(1, last - PAGES_IN_ONE + 1)
  const numbers = Array.from({ length: last - from + 1 }, (_, index) => from + index)
  const pages = await Promise.all(numbers.map((page) => articlesOf(lang, type, { ...query, page })))
  const articles = pages.flatMap((page) => page?.articles ?? [])
  return { articles, total: first.total, page: last, hasMore: last * PAGE_SIZE < first.total }
}

export async function articlesOf(
  lang: string,
  type: ArticleType,
  { category, page }: ListQuery,
): Promise<ArticlePages | null> {
  const found = await getNewsPage(lang, type, category, page, PAGE_SIZE)
  if (!found) return null
  return { articles: found.articles, total: found.total, page, hasMore: page * PAGE_SIZE < found.total }
}
