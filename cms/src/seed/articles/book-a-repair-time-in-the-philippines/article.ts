import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'book-a-repair-time-in-the-philippines',
  category: 'company',
  publishedOn: '2026-07-08',
  countries: ['ph'],
  texts: { en },
  cover,
}
