import { findEmptyDrafts } from '../../drafts/find-empty-drafts'
import { type Change, findLatestChanges } from '../../queries/dashboard/latest-changes'
import { KINDS_WITH_DRAFTS } from '../../queries/dashboard/waiting-by-country'
import { type DocumentLink, documentLinks, type ListedKind, type Reader } from './document-links'

const SHOWN = 10

const LOOKED_AT: readonly ListedKind[] = [...KINDS_WITH_DRAFTS, 'ads', 'menus', 'countries']

interface Changed extends Change {
  collection: ListedKind
}

export async function recentlyChanged(reader: Reader): Promise<(Changed & DocumentLink)[]> {
  const { payload } = reader
  const changes = await Promise.all(
    LOOKED_AT.map(async (collection) => {
      const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
      const found = await findLatestChanges(payload.db.pool, collection, hasDrafts)
      const empty = await findEmptyDrafts(payload, collection, { ids: found.map(({ document }) => document) })
      const written = found.filter(({ document }) => !empty.includes(document))
      return written.map((change) => ({ collection, ...change }))
    }),
  )
  const newestFirst = changes.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
  return (await documentLinks(reader, newestFirst)).slice(0, SHOWN)
}
