import type { BaseFilter } from 'payload'
import { findEmptyDrafts } from '../../drafts/find-empty-drafts'

/** Leaves out of a list what is there only because somebody opened an empty form. */
export function withoutEmptyDrafts(collection: string): BaseFilter {
  return async ({ req }) => {
    const empty = await findEmptyDrafts(req.payload, collection)
    return empty.length === 0 ? null : { id: { not_in: empty } }
  }
}
