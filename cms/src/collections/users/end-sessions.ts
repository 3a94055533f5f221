import type {
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { refusal } from '../../access/refusal'

/** Without work in the admin, which renews it. */
export const IDLE_SECONDS = 8 * 60 * 60

const LONGEST_SECONDS = 24 * 60 * 60

/** A session that is renewed lasts `IDLE_SECONDS` from then. */
export const refuseToRenewOldSessions: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'refresh' || !req.user) return args
  const own: unknown = Reflect.get(req.user, '_sid')
  const began = req.user.sessions?.find(({ id }) => id === own)?.createdAt
  const age = Date.now() - new Date(began ?? 0).getTime()
  if (age > (LONGEST_SECONDS - IDLE_SECONDS) * 1000)
    throw refusal(req, 'Your log-in has ended. Log in again.')
  return args
}

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
