import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'one-service-site-for-aster-kite-and-solis',
  category: 'company',
  publishedOn: '2025-11-19',
  texts: { en, fr, ar },
  cover,
}
