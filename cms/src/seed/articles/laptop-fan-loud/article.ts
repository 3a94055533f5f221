import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'laptop-fan-loud',
  category: 'computers',
  publishedOn: '2026-08-05',
  texts: { en },
  cover,
}
