import type { CollectionAfterReadHook, Field } from 'payload'
import type { Role } from '../../../access/roles'
import { sidePool } from '../../../database/side-pool'
import { factorsOf } from '../../../queries/accounts/factors'

const nobody = () => false

const ofTheServer = {
  virtual: true,
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
} as const

/** Filled in wherever one account is read, as at the beginning of each request. */
export const secondFactorFields: Field[] = [
  { name: 'secondFactorSince', type: 'date', ...ofTheServer },
  { name: 'hasPasskeys', type: 'checkbox', ...ofTheServer },
  { name: 'lacksSecondFactor', type: 'checkbox', ...ofTheServer },
]

export function tellSecondFactor(requiredRoles: readonly Role[]): CollectionAfterReadHook {
  return async ({ doc, findMany, req }) => {
    if (findMany === true || typeof doc.id !== 'number') return doc
    const { since, hasPasskeys } = await factorsOf(sidePool(req.payload), doc.id)
    return {
      ...doc,
      secondFactorSince: since?.toISOString() ?? null,
      hasPasskeys,
      lacksSecondFactor: since === null && !hasPasskeys && requiredRoles.includes(doc.role),
    }
  }
}
