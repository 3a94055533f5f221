import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { pt } from './pt'
import { ru } from './ru'

export const article: SeedArticle = {
  slug: 'check-your-warranty-online',
  category: 'company',
  publishedOn: '2026-01-21',
  texts: { en, fr, ar, ru, es, pt },
  cover,
}
