import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'check-your-warranty-online',
  category: 'company',
  publishedOn: '2026-01-21',
  texts: { en, fr, ar },
  cover,
}
