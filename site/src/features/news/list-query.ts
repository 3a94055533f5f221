import { NEWS_CATEGORIES, TIPS_CATEGORIES, type ArticleCategory, type ArticleType } from '@carelane/main-api'
import { z } from 'zod'

/** What a list shows: all of its categories where none is given. */
export interface ListQuery {
  category: ArticleCategory | undefined
  /** Load more counts up; a page shows everything up to it. */
  page: number
}

const CATEGORIES: Record<ArticleType, readonly ArticleCategory[]> = {
  news: NEWS_CATEGORIES,
  tips: TIPS_CATEGORIES,
}

/** Reads a list's query; what cannot be meant is left out, so that an old or mistyped address still shows a list. */
export function readListQuery(type: ArticleType, query: Record<string, unknown>): ListQuery {
  return {
    category: z.enum(CATEGORIES[type]).optional().catch(undefined).parse(query.category),
    page: z.coerce.number().int().min(1).max(999).catch(1).parse(query.page),
  }
}
