import type { BaseFilter } from 'payload'
import { findEmptyDrafts } from '../../drafts/find-empty-drafts'

/** Opening an empty form creates a draft. */
export function withoutEmptyDrafts(collection: string): BaseFilter {
  return async ({ req }) => {
    const empty = await findEmptyDrafts(req.payload, collection)
    return empty.length === 0 ? null : { id: { not_in: empty } }
  }
}
