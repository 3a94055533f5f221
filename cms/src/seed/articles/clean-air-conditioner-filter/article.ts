import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'clean-air-conditioner-filter',
  category: 'home-appliances',
  publishedOn: '2026-05-27',
  texts: { en, fr, ar },
  cover,
}
