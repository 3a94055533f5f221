import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'laptop-runs-slow',
  category: 'computers',
  publishedOn: '2026-02-04',
  texts: { en },
  cover,
}
