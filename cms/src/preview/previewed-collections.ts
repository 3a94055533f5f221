import type { Draft } from '@carelane/main-api'
import type { CollectionSlug } from 'payload'
import { article } from '../main-api/calls/article'
import type { Database } from '../main-api/database'

type Content = Draft['draft']

/** A document of any collection, as far as a preview looks into it. */
export interface PreviewedDocument {
  id: number
  [field: string]: unknown
}

interface Previewed {
  /** Asks the Main API for the page that shows the document. */
  show(db: Database, document: PreviewedDocument, lang: string): Promise<Content>
}

/** The collections whose drafts can be seen in the site's look, each with the page that shows them. */
export const PREVIEWED = {
  news: {
    show: async (db, { id }, shortName) => {
      const { result } = await article(db, { shortName, key: String(id) })
      return { kind: 'article', content: result } as Content
    },
  },
} satisfies Partial<Record<CollectionSlug, Previewed>>

export type PreviewedCollection = keyof typeof PREVIEWED

export function isPreviewed(collection: string): collection is PreviewedCollection {
  return collection in PREVIEWED
}

/** The document of a form, once it has been saved. */
export function asPreviewed(data: Record<string, unknown>): PreviewedDocument | null {
  return typeof data.id === 'number' ? { ...data, id: data.id } : null
}
