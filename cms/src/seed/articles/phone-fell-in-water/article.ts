import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'phone-fell-in-water',
  category: 'mobile-phones',
  publishedOn: '2026-06-24',
  texts: { en, fr, ar },
  cover,
}
