import type { CollectionSlug, Payload } from 'payload'
import type { Candidate } from '../../src/fields/own-versions/rival'
import { paragraph } from './content'

export const EDITORIAL_KINDS = [
  'news',
  'faqs',
  'policies',
  'recalls',
  'fault-finders',
  'quick-links',
  'seo-entries',
  'legal-pages',
  'landing-pages',
] as const

export type EditorialKind = (typeof EDITORIAL_KINDS)[number]

export const TITLE_OF: Record<EditorialKind, string> = {
  news: 'title',
  faqs: 'question',
  policies: 'title',
  recalls: 'title',
  'fault-finders': 'title',
  'quick-links': 'name',
  'seo-entries': 'title',
  'legal-pages': 'title',
  'landing-pages': 'title',
}

interface Surroundings {
  cover: number
  brand: number
}

let serial = 0

export function completeDocument(kind: EditorialKind, title: string, { cover, brand }: Surroundings) {
  const body = paragraph(`${title}: body`)
  const titled = { [TITLE_OF[kind]]: title }
  switch (kind) {
    case 'news':
      return { ...titled, slug: `article-${++serial}`, summary: title, body, cover, category: 'company' }
    case 'faqs':
      return { ...titled, answer: body, topic: 'repair' }
    case 'policies':
      return { ...titled, brand, product: 'laptop', versions: [wording('2020-01-01', title)] }
    case 'recalls':
      return { ...titled, ...RECALL, fault: title, advice: title }
    case 'fault-finders':
      return { ...titled, ...finder(title) }
    case 'quick-links':
      return { ...titled, url: 'warranty-check' }
    case 'seo-entries':
      return { ...titled, description: title, path: '/warranty-check/' }
    case 'legal-pages':
      return { ...titled, body, kind: 'privacy', effectiveFrom: '2020-01-01' }
    case 'landing-pages':
      return { ...titled, page: 'home', sections: [{ blockType: 'live', shows: 'tools', title }] }
  }
}

const RECALL = { severity: 'recall', models: 'Aster Nova 5', startsOn: '2020-01-01' }

/** One question, with the same slug for all, so that a country's own takes the place of another. */
function finder(text: string) {
  const answers = [
    { text, next: 'fixed' },
    { text, next: 'book' },
  ]
  const steps = [
    { key: 'start', kind: 'question', text, answers },
    { key: 'fixed', kind: 'outcome', outcome: 'fixed', text },
    { key: 'book', kind: 'outcome', outcome: 'booking', text },
  ]
  return { slug: 'will-not-charge', product: 'mobile-phones', intro: text, steps }
}

export function wording(effectiveFrom: string, summary: string) {
  return { effectiveFrom, summary, body: paragraph(summary) }
}

export async function addBrand(payload: Payload, slug = 'aster') {
  const data = { name: slug, slug, order: 1 }
  return (await payload.create({ collection: 'brands', data })).id
}

export async function add(
  payload: Payload,
  collection: CollectionSlug,
  data: Candidate,
  options: { draft?: boolean } = {},
): Promise<number> {
  const draft = options.draft ?? data._status === 'draft'
  const created = await payload.create({ collection, data: data as never, draft })
  return Number(created.id)
}

export async function change(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  data: Candidate,
): Promise<void> {
  await payload.update({ collection, id, data: data as never })
}
