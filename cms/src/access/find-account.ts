import type { Payload, TypedUser } from 'payload'

/** Whole, for acts in somebody's name outside of their requests; null if the account is gone. */
export async function findAccount(payload: Payload, id: number): Promise<TypedUser | null> {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  return user ? { ...user, collection: 'users' } : null
}
