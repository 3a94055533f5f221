import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'set-up-tablet-for-a-child',
  category: 'tablets',
  publishedOn: '2026-08-26',
  texts: { en },
  cover,
}
