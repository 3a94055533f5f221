import type { CollectionBeforeChangeHook, CollectionBeforeLoginHook } from 'payload'
import { refusal } from '../../access/refusal'

/** Payload itself ends the others when the password changes. */
export const endSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const hasOtherRole = operation === 'update' && data.role !== undefined && data.role !== originalDoc?.role
  return hasOtherRole || data.deactivated === true || data.deletedAt ? { ...data, sessions: [] } : data
}

export const refuseDeactivated: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.deactivated === true) {
    throw refusal(req, 'This account was deactivated. Ask an administrator.')
  }
}
