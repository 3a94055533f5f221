import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction'

export async function lockInTransaction(req: PayloadRequest, name: string): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
