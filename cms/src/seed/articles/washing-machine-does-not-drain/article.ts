import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'washing-machine-does-not-drain',
  category: 'home-appliances',
  publishedOn: '2026-09-02',
  texts: { en },
  cover,
}
