import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction'

export async function lockAccountRow(req: PayloadRequest, id: number): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`)
}
