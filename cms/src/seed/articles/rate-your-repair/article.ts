import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'rate-your-repair',
  category: 'company',
  publishedOn: '2026-06-10',
  texts: { en },
  cover,
}
