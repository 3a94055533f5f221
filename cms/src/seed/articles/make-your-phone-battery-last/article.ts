import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'make-your-phone-battery-last',
  category: 'mobile-phones',
  publishedOn: '2026-09-16',
  texts: { en, fr, ar },
  cover,
}
