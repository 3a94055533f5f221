import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'back-up-phone-before-repair',
  category: 'mobile-phones',
  publishedOn: '2026-03-11',
  texts: { en, fr, ar },
  cover,
}
