import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'find-your-imei-number',
  category: 'mobile-phones',
  publishedOn: '2025-12-03',
  texts: { en, fr, ar },
  cover,
}
