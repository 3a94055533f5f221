import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'

export const anybody: Access = () => true

export const administrators = ({ req }: { req: PayloadRequest }): boolean => isAdministrator(req.user)

export const administratorsMayChange: FieldAccess = ({ req }) => isAdministrator(req.user)

export const nobodyMayRead: FieldAccess = () => false

/** Administrators see drafts too; everybody else what is published. */
export const published: Access = ({ req }) => onlyWhere(req, { _status: { equals: 'published' } })

/** Administrators see everything; everybody else what is switched on. */
export const switchedOn: Access = ({ req }) => onlyWhere(req, { active: { equals: true } })

/** Administrators see every account; everybody else their own. */
export const ownAccount: Access = ({ req }) =>
  req.user ? onlyWhere(req, { id: { equals: req.user.id } }) : false

export function isAdministrator(user: PayloadRequest['user']): boolean {
  return user?.role === 'administrator'
}

function onlyWhere(req: PayloadRequest, constraint: Where): true | Where {
  return isAdministrator(req.user) || constraint
}
