import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'a-label-that-says-how-repairable-a-phone-is',
  category: 'industry',
  publishedOn: '2025-12-17',
  countries: ['es', 'pl', 'global'],
  texts: { en },
  cover,
}
