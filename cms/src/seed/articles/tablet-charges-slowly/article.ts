import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'tablet-charges-slowly',
  category: 'tablets',
  publishedOn: '2026-10-07',
  texts: { en },
  cover,
}
