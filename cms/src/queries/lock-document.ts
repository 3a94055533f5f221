import type { ContentKind } from '@carelane/main-api'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { tableOf } from './table-of'

/** Until the transaction of the request ends; drafts refer to the row, and wait as well. */
export async function lockDocument(req: PayloadRequest, kind: ContentKind, id: number): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`SELECT FROM ${sql.raw(tableOf(kind))} WHERE id = ${id} FOR UPDATE`)
}
