import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { pt } from './pt'
import { ru } from './ru'

export const article: SeedArticle = {
  slug: 'make-your-phone-battery-last',
  category: 'mobile-phones',
  publishedOn: '2026-09-16',
  texts: { en, fr, ar, ru, es, pt },
  cover,
}
