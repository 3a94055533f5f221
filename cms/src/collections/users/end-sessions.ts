import type { CollectionBeforeChangeHook, CollectionBeforeLoginHook } from 'payload'
import { refusal } from '../../access/refusal'

export const endSessionsWhenDeactivated: CollectionBeforeChangeHook = ({ data }) =>
  data.deactivated === true || data.deletedAt ? { ...data, sessions: [] } : data

export const refuseDeactivated: CollectionBeforeLoginHook = ({ req, user }) => {
  if (user.deactivated === true) {
    throw refusal(req, 'This account was deactivated. Ask an administrator.')
  }
}
