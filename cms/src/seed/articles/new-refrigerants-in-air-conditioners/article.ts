import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'new-refrigerants-in-air-conditioners',
  category: 'industry',
  publishedOn: '2026-05-13',
  texts: { en },
  cover,
}
