import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'how-we-treat-your-data-in-a-repair',
  category: 'company',
  publishedOn: '2026-04-22',
  texts: { en, fr, ar },
  cover,
}
