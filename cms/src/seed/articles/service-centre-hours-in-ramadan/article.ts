import type { SeedArticle } from '../article'
import { ar } from './ar'
import { cover } from './cover'
import { en } from './en'
import { fr } from './fr'

export const article: SeedArticle = {
  slug: 'service-centre-hours-in-ramadan',
  category: 'company',
  publishedOn: '2026-02-11',
  countries: [
    'sa',
    'ae',
    'eg',
    'iq',
    'ma',
    'tn',
    'dz',
    'pk',
    'bd',
    'id',
    'my',
    'ml',
    'ne',
    'sn',
    'mr',
    'td',
    'gm',
    'gn',
  ],
  texts: { en, fr, ar },
  cover,
}
