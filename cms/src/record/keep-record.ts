import { movesTrash } from '../access/moves-trash'
import { sayRefusal } from '../refusals/say-refusal'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'

export const noteWho: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changedBy: whoAsks(req) })

export const noteWhoOfGlobal: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: whoAsks(req),
})

function whoAsks({ user }: PayloadRequest): string | null {
  return user?.name ?? null
}

export const trashIsNoDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  return operation === 'update' && movesTrash(args) ? { ...args, draft: false, autosave: false } : args
}

/** Unpublishes, so it runs before hooks that look at what is published. */
export const keepTrash: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'update' ? (originalDoc?.deletedAt ?? null) : null
  // The version may have been trashed.
  const asked = req.context.isRestoringVersion ? null : (data.deletedAt ?? null)
  if (asked === null) return { ...data, deletedAt: null }
  if (before !== null && req.user) {
    throw new APIError(sayRefusal(req, 'This is in the trash. Restore it first.'), 409, null, true)
  }
  const draft = collection.versions?.drafts ? { _status: 'draft' } : {}
  return { ...data, ...draft, deletedAt: before ?? new Date().toISOString() }
}
