import { findEmptyDrafts } from '../../drafts/find-empty-drafts'
import { rows } from '../../database/query'
import { tableOf } from '../../publications/published-kinds'
import { type DocumentLink, documentLinks, type ListedKind, type Reader } from './document-links'

const SHOWN = 10

/** Looked at of each collection, since not everybody may see all of them. */
const CANDIDATES = 40

const LOOKED_AT: readonly ListedKind[] = [
  'news',
  'faqs',
  'landing-pages',
  'policies',
  'legal-pages',
  'ads',
  'quick-links',
  'seo-entries',
  'menus',
  'countries',
]

interface Change {
  collection: ListedKind
  document: number
  at: Date
  /** Null where the product did it by itself. */
  changedBy: string | null
}

/** The documents that somebody saved last, drafts included, the latest first. */
export async function recentlyChanged(reader: Reader): Promise<(Change & DocumentLink)[]> {
  const { payload } = reader
  const changes = await Promise.all(
    LOOKED_AT.map(async (collection) => {
      const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
      const found = await rows<Omit<Change, 'collection'>>(payload.db.pool, latest(collection, hasDrafts), [])
      const empty = await findEmptyDrafts(payload, collection, { ids: found.map(({ document }) => document) })
      const written = found.filter(({ document }) => !empty.includes(document))
      return written.map((change) => ({ collection, ...change }))
    }),
  )
  const newestFirst = changes.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
  return (await documentLinks(reader, newestFirst)).slice(0, SHOWN)
}

/** By an index on the time alone: a list that is sorted for one reader would take long on many documents. */
function latest(collection: ListedKind, hasDrafts: boolean): string {
  const main = tableOf(collection)
  if (!hasDrafts)
    return `SELECT id AS document, updated_at AS at, changed_by AS "changedBy" FROM ${main}
      WHERE deleted_at IS NULL ORDER BY updated_at DESC LIMIT ${CANDIDATES}`
  const versions = main.replace('public.', 'public._').concat('_v')
  return `SELECT parent_id AS document, updated_at AS at, version_changed_by AS "changedBy" FROM ${versions}
    WHERE latest AND version_deleted_at IS NULL AND parent_id IS NOT NULL ORDER BY updated_at DESC LIMIT ${CANDIDATES}`
}
