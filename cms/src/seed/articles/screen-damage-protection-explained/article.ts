import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'screen-damage-protection-explained',
  category: 'company',
  publishedOn: '2026-08-12',
  texts: { en },
  cover,
}
