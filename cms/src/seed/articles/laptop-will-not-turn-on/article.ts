import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'laptop-will-not-turn-on',
  category: 'computers',
  publishedOn: '2026-05-06',
  texts: { en },
  cover,
}
