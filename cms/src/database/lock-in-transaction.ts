import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction'

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the request's transaction
 * ends: what is looked up after it, and written, cannot change in between.
 */
export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
