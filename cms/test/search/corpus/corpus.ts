import type { Locale } from '@carelane/countries'
import { cutPassages } from '../../../src/search/index/cut-passages'
import type { SearchDocument } from '../../../src/search/index/document'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { type Texts, type Topic, TOPICS } from './topics'

const LANGUAGES: Partial<Record<Locale, Texts>> = { en, ar, fr, es, pt, ru, bn, th, id, my }

const NAMES = Object.keys(TOPICS) as Topic[]

export function corpus(): SearchDocument[] {
  return Object.entries(LANGUAGES).flatMap(([locale, texts]) =>
    NAMES.map((topic, index) => ({
      collection: 'faqs',
      id: index + 1,
      locale: locale as Locale,
      kind: TOPICS[topic],
      countries: null,
      slot: topic,
      standing: 0,
      url: topic,
      publishedAt: new Date(Date.UTC(2026, 0, index + 1)),
      title: texts[topic][0],
      keywords: '',
      shortAnswer: null,
      text: texts[topic][1],
      passages: cutPassages([texts[topic][1]], locale as Locale),
    })),
  )
}
