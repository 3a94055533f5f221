import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'clean-tv-screen-safely',
  category: 'tvs',
  publishedOn: '2026-08-19',
  texts: { en, fr, ar },
  cover,
}
