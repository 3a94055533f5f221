import type { CollectionAfterChangeHook } from 'payload'
import { unbindMoved } from '../../../queries/accounts/identities'

/** With another address it may be another person's. */
export const unbindMovedAccount: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.email !== previousDoc.email) await unbindMoved(req, doc.id)
  return doc
}
