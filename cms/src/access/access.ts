import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdministrator, staffOf } from './staff'

export const administrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req.user)

/** Allowed while restoring a version, since Payload would empty the field; the guard checks the outcome. */
export const administratorsMayChange: FieldAccess = (args) =>
  isAdministrator(args.req.user) || whileRestoring(args)

export const nobodyMayRead: FieldAccess = () => false

export const whileRestoring: FieldAccess = ({ req }) => req.context.isRestoringVersion === true

export const ownAccount: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff) return false
  return staff.role === 'administrator' || { id: { equals: staff.id } }
}
