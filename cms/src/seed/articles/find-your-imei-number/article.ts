import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { pt } from './pt'
import { ru } from './ru'

export const article: SeedArticle = {
  slug: 'find-your-imei-number',
  category: 'mobile-phones',
  publishedOn: '2025-12-03',
  texts: { en, fr, ar, ru, es, pt },
  cover,
}
