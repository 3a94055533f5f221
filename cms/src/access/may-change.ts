import type { PayloadRequest } from 'payload'
import { type Audience, isOwn, storedAudiences } from './audiences'
import { type GuardedCollection, includes, isGuarded, rightOf } from './rights'
import { type Staff, staffOf } from './staff'

/** True even for a user who may only save drafts. */
export async function mayChange(req: PayloadRequest, slug: string, id: number | string): Promise<boolean> {
  const staff = staffOf(req.user)
  if (!staff) return false
  if (staff.role === 'administrator') return true
  if (slug === 'users') return String(id) === String(staff.id)
  if (!isGuarded(slug) || slug === 'site-settings') return false
  return allows(staff, slug, await storedAudiences(req, slug, id))
}

export async function mayPublish(req: PayloadRequest, slug: string, id: number | string): Promise<boolean> {
  const staff = staffOf(req.user)
  if (!staff || !isGuarded(slug)) return false
  return includes(rightOf(staff.role, slug), 'change') && (await mayChange(req, slug, id))
}

function allows(staff: Staff, slug: GuardedCollection, stored: readonly Audience[]): boolean {
  const right = rightOf(staff.role, slug)
  if (stored.length === 0 || !includes(right, 'translate')) return false
  return stored.every((audience) =>
    includes(right, 'change') ? isOwn(audience, staff.countries) : isInSight(audience, staff),
  )
}

export function isInSight(audience: Audience, staff: Staff): boolean {
  return staff.seesEveryCountry || audience === 'all' || audience.some((id) => staff.countries.includes(id))
}
