import { NEWS_CATEGORIES, TIPS_CATEGORIES, type ArticleCategory, type ArticleType } from '@carelane/main-api'
import { z } from 'zod'

export interface ListQuery {
  category: ArticleCategory | undefined
  page: number
}

const CATEGORIES: Record<ArticleType, readonly ArticleCategory[]> = {
  news: NEWS_CATEGORIES,
  tips: TIPS_CATEGORIES,
}

export function readListQuery(type: ArticleType, query: Record<string, unknown>): ListQuery {
  return {
    category: z.enum(CATEGORIES[type]).optional().catch(undefined).parse(query.category),
    page: z.coerce.number().int().min(1).max(999).catch(1).parse(query.page),
  }
}
