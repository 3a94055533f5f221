import { type Draft, landingPageName, legalKind } from '@carelane/main-api'
import { article } from '../main-api/calls/article'
import { faqList } from '../main-api/calls/faq-list'
import { landingPage } from '../main-api/calls/landing-page'
import { legalPage } from '../main-api/calls/legal-page'
import { policy } from '../main-api/calls/policy'
import type { Database } from '../main-api/database'
import { NotFound } from '../main-api/not-found'

type Content = Draft['draft']

/** A document of any collection, as far as a preview looks into it. */
export interface PreviewedDocument {
  id: number
  [field: string]: unknown
}

/** Asks the Main API for the page that shows a document; it throws NotFound where none does. */
type Show = (db: Database, document: PreviewedDocument, lang: string) => Promise<Content>

/** The collections whose drafts can be seen in the site's look, each with the page that shows them. */
export const PREVIEWED = {
  news: async (db, { id }, shortName) => {
    const { result } = await article(db, { shortName, key: String(id) })
    return { kind: 'article', content: result } as Content
  },
  'landing-pages': async (db, { id, page }, shortName) => {
    const { result, tags } = await landingPage(db, { shortName, page: landingPageName.parse(page) })
    return tags.includes(`landing-pages:${id}`)
      ? ({ kind: 'landing', content: result } as Content)
      : ownInstead
  },
  'legal-pages': async (db, { id, kind }, shortName) => {
    const { result, tags } = await legalPage(db, { shortName, kind: legalKind.parse(kind) })
    return tags.includes(`legal-pages:${id}`) ? ({ kind: 'legal', content: result } as Content) : ownInstead
  },
  policies: async (db, { id }, shortName) => {
    const { result } = await policy(db, { shortName, id })
    return result.id === id ? ({ kind: 'policy', content: result } as Content) : ownInstead
  },
  faqs: async (db, { id }, shortName) => {
    const { result } = await faqList(db, { shortName })
    const content = result.faqs.find((faq) => faq.id === id)
    if (!content) throw new NotFound('This country does not show the question.', ['faqs'])
    return { kind: 'faq', content } as Content
  },
} satisfies Record<string, Show>

const ownInstead: Content = {
  kind: 'notice',
  message: 'This country has a version of its own, which takes the place of this document there.',
}

export type PreviewedCollection = keyof typeof PREVIEWED

export function isPreviewed(collection: string): collection is PreviewedCollection {
  return Object.hasOwn(PREVIEWED, collection)
}

/** The document of a form, once it has been saved. */
export function asPreviewed(data: Record<string, unknown>): PreviewedDocument | null {
  return typeof data.id === 'number' ? { ...data, id: data.id } : null
}
