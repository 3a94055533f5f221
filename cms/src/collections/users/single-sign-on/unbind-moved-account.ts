import type { CollectionAfterChangeHook } from 'payload'
import { removePasskeysOfMoved } from '../../../queries/accounts/passkeys'
import { unbindMoved } from '../../../queries/accounts/identities'

/** With another address it may be another person's. */
export const unbindMovedAccount: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return doc
  await unbindMoved(req, doc.id)
  if (req.user?.id !== doc.id) await removePasskeysOfMoved(req, doc.id)
  return doc
}
