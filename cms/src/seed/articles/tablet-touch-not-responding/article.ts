import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'tablet-touch-not-responding',
  category: 'tablets',
  publishedOn: '2026-01-14',
  texts: { en },
  cover,
}
