import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'
import { es } from './es'
import { pt } from './pt'
import { ru } from './ru'

export const article: SeedArticle = {
  slug: 'cracked-screen-first-steps',
  category: 'mobile-phones',
  publishedOn: '2026-04-15',
  texts: { en, ru, es, pt },
  cover,
}
