import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeLoginHook } from 'payload'

/** Whoever is deactivated, or put into the trash, is logged out everywhere, in the same change. */
export const endSessionsWhenDeactivated: CollectionBeforeChangeHook = ({ data }) =>
  data.deactivated === true || data.deletedAt ? { ...data, sessions: [] } : data

export const refuseDeactivated: CollectionBeforeLoginHook = ({ user }) => {
  if (user.deactivated === true) {
    throw new APIError('This account was deactivated. Ask an administrator.', 403, null, true)
  }
}
