import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdministrator, staffOf } from './staff'

export const administrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req.user)

export const administratorsMayChange: FieldAccess = ({ req }) => isAdministrator(req.user)

export const nobody: FieldAccess = () => false

/** Administrators see every account; everybody else their own. */
export const ownAccount: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff) return false
  return staff.role === 'administrator' || { id: { equals: staff.id } }
}
