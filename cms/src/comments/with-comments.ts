import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { inTransaction } from '../database/in-transaction'

/** What people wrote about a document stays while it is in the trash, and goes with it. */
export function withComments(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const forget: CollectionAfterDeleteHook = async ({ id, req }) => {
    const db = await inTransaction(req)
    await db.execute(sql`DELETE FROM comments.comments WHERE kind = ${slug} AND document_id = ${Number(id)}`)
  }
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), forget] } }
}
