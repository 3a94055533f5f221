import type { Payload, TypedUser } from 'payload'
import { staffOf } from '../../access/staff'

/** That of the user's first country. */
export async function ownZone(payload: Payload, user: TypedUser | null | undefined): Promise<string | null> {
  const staff = staffOf(user ?? null)
  const [first] = staff?.countries ?? []
  if (first === undefined || staff?.role === 'administrator') return null
  const { docs } = await payload.find({
    collection: 'countries',
    where: { id: { equals: first } },
    select: { timeZone: true },
    depth: 0,
    limit: 1,
  })
  return docs[0]?.timeZone ?? null
}
