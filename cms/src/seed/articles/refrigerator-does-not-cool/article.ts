import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'refrigerator-does-not-cool',
  category: 'home-appliances',
  publishedOn: '2026-07-01',
  texts: { en },
  cover,
}
