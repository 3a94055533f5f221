import { NEWS_CATEGORIES, type ArticleType } from '@carelane/main-api'
import type { SeedArticle } from './article'

export function typeOf({ category }: Pick<SeedArticle, 'category'>): ArticleType {
  return NEWS_CATEGORIES.some((name) => name === category) ? 'news' : 'tips'
}

/** Where an article is read; the country's part comes in front of it when it is shown. */
export function articlePath(article: Pick<SeedArticle, 'slug' | 'category'>): string {
  return `/${typeOf(article)}-detail/${article.slug}/`
}
