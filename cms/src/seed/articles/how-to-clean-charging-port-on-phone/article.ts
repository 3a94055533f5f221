import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'how-to-clean-charging-port-on-phone',
  category: 'mobile-phones',
  publishedOn: '2026-10-21',
  texts: { en, fr, ar },
  cover,
}
