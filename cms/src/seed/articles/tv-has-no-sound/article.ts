import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'tv-has-no-sound',
  category: 'tvs',
  publishedOn: '2026-04-01',
  texts: { en },
  cover,
}
