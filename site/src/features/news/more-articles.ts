import { articleType } from '@carelane/main-api'
import { z } from 'zod'
import { findVisit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { ArticleType } from '@carelane/main-api'
import { articlesOf, PAGE_SIZE } from './article-pages'
import { cardsOf, type Card } from '@/articles/card'
import { readListQuery, type ListQuery } from './list-query'

export interface More {
  href: string
  data: string
}

export interface MoreArticles {
  cards: Card[]
  more: More | null
  shown: string
  loaded: string
}

export function moreOf(
  lang: string,
  type: ArticleType,
  { category, page }: ListQuery,
  hasMore: boolean,
): More | null {
  if (!hasMore) return null
  const next = { category, page: page + 1 }
  const query = new URLSearchParams({ lang, type, page: String(next.page), ...(category && { category }) })
  return { href: href(lang, type, next), data: `/api/news/?${query}` }
}

const moreArticlesQuery = z.object({ lang: z.string(), type: articleType })

export async function moreArticles(query: Record<string, string>): Promise<MoreArticles | null> {
  const read = moreArticlesQuery.safeParse(query)
  const visit = read.success ? await findVisit(read.data.lang) : null
  if (!read.success || !visit) return null
  const { lang, type } = read.data
  const listQuery = readListQuery(type, query)
  const found = await articlesOf(lang, type, listQuery)
  if (!found) return null
  const t = translatorOf(visit.region.tag, 'news')
  const { length } = found.articles
  return {
    cards: cardsOf(found.articles, visit),
    more: moreOf(lang, type, listQuery, found.hasMore),
    shown: t('shown', {
      shown: Math.min(found.total, (found.page - 1) * PAGE_SIZE + length),
      total: found.total,
    }),
    loaded: t('loaded', { count: length }),
  }
}
