import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

export async function inTransaction(req: PayloadRequest) {
  const transaction = await req.transactionID
  const { sessions } = req.payload.db as unknown as PostgresAdapter
  const session = transaction == null ? undefined : sessions[transaction]
  if (!session) throw new Error('The request has no transaction.')
  return session.db
}
