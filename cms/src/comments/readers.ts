import type { PayloadRequest } from 'payload'
import { type Audience, storedAudiences } from '../access/audiences'
import { isInSight } from '../access/may-change'
import { type GuardedCollection, includes, rightOf } from '../access/rights'
import type { Role } from '../access/roles'
import { staffOf } from '../access/staff'

export interface DocumentName {
  kind: GuardedCollection
  document: number
}

export interface Colleague {
  id: number
  name: string
  role: Role
}

export async function mayRead(req: PayloadRequest, { kind, document }: DocumentName): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: kind,
    where: { id: { equals: document } },
    overrideAccess: false,
    trash: true,
    depth: 0,
    limit: 1,
    select: {},
    req,
  })
  return docs.length === 1
}

/** By name. Without those who may not log in any more. */
export async function readersOf(req: PayloadRequest, named: DocumentName): Promise<Colleague[]> {
  const audience = await audienceOfDocument(req, named)
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    pagination: false,
    sort: 'name',
    req,
  })
  return docs.flatMap((account) => {
    const staff = staffOf({ ...account, collection: 'users' })
    if (!staff || !includes(rightOf(staff.role, named.kind), 'read')) return []
    // Of all countries, everybody may read.
    if (named.kind !== 'countries' && !isInSight(audience, staff)) return []
    return [{ id: account.id, name: account.name, role: staff.role }]
  })
}

/** As it is public, or was when it was made: by that it is seen. */
export async function audienceOfDocument(
  req: PayloadRequest,
  { kind, document }: DocumentName,
): Promise<Audience> {
  const [stored] = await storedAudiences(req, kind, document)
  return stored ?? []
}
