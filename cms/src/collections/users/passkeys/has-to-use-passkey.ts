import type { Payload } from 'payload'
import type { Role } from '../../../access/roles'
import { sidePool } from '../../../database/side-pool'
import { factorsOf } from '../../../queries/accounts/factors'

interface Account {
  id: number
  role: Role
}

/** Of a role that asks for a second factor, whoever has no code to give beside the password. */
export async function hasToUsePasskey(
  payload: Payload,
  { id, role }: Account,
  requiredRoles: readonly Role[],
): Promise<boolean> {
  if (!requiredRoles.includes(role)) return false
  const { since, hasPasskeys } = await factorsOf(sidePool(payload), id)
  return since === null && hasPasskeys
}
