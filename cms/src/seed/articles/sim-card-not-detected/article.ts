import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'sim-card-not-detected',
  category: 'mobile-phones',
  publishedOn: '2026-05-20',
  texts: { en },
  cover,
}
