import type { PayloadRequest, TypedUser } from 'payload'
import { type Audience, isOwn } from '../access/audiences'
import { isInSight } from '../access/may-change'
import { includes, rightOf } from '../access/rights'
import { staffOf } from '../access/staff'
import { EVERYWHERE } from '../journal/write-entry'
import { RELEASED } from './release-contract'
import type { Release } from './releases-store'

type User = PayloadRequest['user']

/** Of the releases that the user may see; null for who is no editor. */
export function sightOf(user: User): Audience | null {
  const staff = staffOf(user)
  if (!staff) return null
  return staff.seesEveryCountry ? 'all' : staff.countries
}

/** Who publishes something. */
export function mayMakeReleases(user: User): user is TypedUser {
  const staff = staffOf(user)
  return staff !== undefined && RELEASED.some((kind) => includes(rightOf(staff.role, kind), 'change'))
}

export function mayMakeFor(user: User, audience: Audience): boolean {
  const staff = staffOf(user)
  if (!staff || !mayMakeReleases(user)) return false
  return staff.role === 'administrator' || isOwn(audience, staff.countries)
}

export function maySee(user: User, release: Release): boolean {
  const staff = staffOf(user)
  return staff !== undefined && isInSight(audienceOfRelease(release), staff)
}

/** Beside that, each document asks for its own rights. */
export function mayChangeRelease(user: User, release: Release): user is TypedUser {
  return mayMakeFor(user, audienceOfRelease(release))
}

function audienceOfRelease({ countries }: Release): Audience {
  return countries.includes(EVERYWHERE) ? 'all' : countries
}
