import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'old-networks-are-closing',
  category: 'industry',
  publishedOn: '2026-02-25',
  texts: { en },
  cover,
}
