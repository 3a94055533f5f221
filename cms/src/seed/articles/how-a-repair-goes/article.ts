import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'how-a-repair-goes',
  category: 'company',
  publishedOn: '2026-03-25',
  texts: { en, fr, ar },
  cover,
}
