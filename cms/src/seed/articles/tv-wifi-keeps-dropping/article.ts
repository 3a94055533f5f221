import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'tv-wifi-keeps-dropping',
  category: 'tvs',
  publishedOn: '2026-01-28',
  texts: { en },
  cover,
}
