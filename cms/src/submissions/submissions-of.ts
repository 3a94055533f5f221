import type { Payload, TypedUser } from 'payload'
import { includes, rightOf } from '../access/rights'
import { staffOf } from '../access/staff'

export function maySeeSubmissions(user: TypedUser | null | undefined): user is TypedUser {
  const staff = staffOf(user ?? null)
  return staff !== undefined && includes(rightOf(staff.role, 'countries'), 'change')
}

/** Null means all, undefined none. */
export async function submissionCountries(
  payload: Payload,
  user: TypedUser | null | undefined,
): Promise<string[] | null | undefined> {
  const staff = staffOf(user ?? null)
  if (!staff || !maySeeSubmissions(user)) return undefined
  if (staff.role === 'administrator') return null
  const { docs } = await payload.find({
    collection: 'countries',
    where: { id: { in: staff.countries } },
    select: { shortName: true },
    depth: 0,
    pagination: false,
  })
  return docs.map(({ shortName }) => shortName)
}
