import type { PayloadRequest } from 'payload'
import { type Audience, isOwn } from '../access/audiences'
import { staffOf } from '../access/staff'

/** Beside that, nobody approves what they changed. */
export function isApprover(
  user: PayloadRequest['user'],
  kind: string,
  audiences: readonly Audience[],
): boolean {
  const staff = staffOf(user)
  if (!staff) return false
  if (staff.role === 'administrator') return true
  return (
    staff.approves.includes(kind) &&
    audiences.every((audience) => staff.seesEveryCountry || isOwn(audience, staff.countries))
  )
}
