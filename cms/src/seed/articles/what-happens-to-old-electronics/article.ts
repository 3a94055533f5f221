import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'what-happens-to-old-electronics',
  category: 'industry',
  publishedOn: '2026-06-03',
  texts: { en },
  cover,
}
