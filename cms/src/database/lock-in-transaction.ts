import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the request's transaction
 * ends: what is looked up after it, and written, cannot change in between.
 */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  const transaction = await req.transactionID
  const { sessions } = req.payload.db as unknown as PostgresAdapter
  const session = transaction == null ? undefined : sessions[transaction]
  if (!session) throw new Error(`${name} can be checked in a transaction alone.`)
  await session.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
