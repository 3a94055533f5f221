import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdministrator, staffOf } from './staff'

export const administrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req.user)

/**
 * A version that is restored keeps what administrators have set: Payload would leave it empty otherwise. Where
 * that would lead to is looked at by the guard.
 */
export const administratorsMayChange: FieldAccess = (args) =>
  isAdministrator(args.req.user) || whileRestoring(args)

export const nobodyMayRead: FieldAccess = () => false

export const whileRestoring: FieldAccess = ({ req }) => req.context.isRestoringVersion === true

/** Administrators see every account; everybody else their own. */
export const ownAccount: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff) return false
  return staff.role === 'administrator' || { id: { equals: staff.id } }
}
