import type { CollectionBeforeChangeHook, CollectionBeforeLoginHook } from 'payload'
import { refusal } from '../../access/refusal'

/** Whoever is deactivated, or put into the trash, is logged out everywhere, in the same change. */
export const endSessionsWhenDeactivated: CollectionBeforeChangeHook = ({ data }) =>
  data.deactivated === true || data.deletedAt ? { ...data, sessions: [] } : data

export const refuseDeactivated: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.deactivated === true) {
    throw refusal(req, 'This account was deactivated. Ask an administrator.')
  }
}
