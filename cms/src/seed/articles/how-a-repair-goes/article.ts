import type { SeedArticle } from '../article'
import { ar } from './ar'
import { bn } from './bn'
import { cover } from './cover'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { uz } from './uz'
import { vi } from './vi'

export const article: SeedArticle = {
  slug: 'how-a-repair-goes',
  category: 'company',
  publishedOn: '2026-03-25',
  texts: { en, fr, ar, es, pt, ru, bn, th, id, my, tr, uk, vi, uz },
  cover,
}
