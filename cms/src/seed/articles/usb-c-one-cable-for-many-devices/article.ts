import type { SeedArticle } from '../article'
import { cover } from './cover'
import { en } from './en'

export const article: SeedArticle = {
  slug: 'usb-c-one-cable-for-many-devices',
  category: 'industry',
  publishedOn: '2026-09-30',
  texts: { en },
  cover,
}
