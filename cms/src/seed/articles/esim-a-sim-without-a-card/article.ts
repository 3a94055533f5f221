import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'esim-a-sim-without-a-card',
  category: 'industry',
  publishedOn: '2026-10-14',
  texts: { en },
  cover,
}
