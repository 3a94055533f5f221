import { randomUUID } from 'node:crypto'
import { withConnection, type PooledConnection } from '@carelane/database'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import type { Database } from '../database/query'
import { fillBegunTranslations } from './half-translated'
import type { PreviewedCollection, PreviewedDocument } from './previewed-collections'

const LIMITS = `SET LOCAL lock_timeout = '1s'; SET LOCAL statement_timeout = '5s'`

/** Publishes, reads and rolls back, so that the Main API's own queries show the draft, even an incomplete one. */
export async function asPublished<Result>(
  payload: Payload,
  collection: PreviewedCollection,
  id: number,
  read: (db: Database, document: PreviewedDocument) => Promise<Result>,
): Promise<Result> {
  return withConnection(payload.db.pool, (client) => rolledBack(payload, client, collection, id, read))
}

async function rolledBack<Result>(
  payload: Payload,
  client: PooledConnection,
  collection: PreviewedCollection,
  id: number,
  read: (db: Database, document: PreviewedDocument) => Promise<Result>,
): Promise<Result> {
  const { db } = payload
  const transactionID = randomUUID()
  // Like Payload's adapter.
  const sessions = (db.sessions ??= {})
  sessions[transactionID] = {
    db: drizzle({ client: client as never, schema: db.schema }) as never,
    resolve: async () => undefined,
    reject: async () => undefined,
  }
  try {
    await client.query(`BEGIN; ${LIMITS}`)
    const req = { transactionID, payload }
    const newest = await newestVersion(payload, collection, id, req)
    fillBegunTranslations(payload.collections[collection].config.flattenedFields, newest)
    const document = {
      ...newest,
      id,
      _status: 'published',
      publishedAt: newest.publishedAt ?? new Date().toISOString(),
    }
    await db.updateOne({ collection, id, data: document, req, returning: false })
    return await read(client, document)
  } finally {
    Reflect.deleteProperty(sessions, transactionID)
    await client.query('ROLLBACK')
  }
}

/** Kinds without drafts have none. */
async function newestVersion(
  payload: Payload,
  collection: PreviewedCollection,
  id: number,
  req: { transactionID: string },
): Promise<Record<string, unknown>> {
  const published = () => payload.db.findOne({ collection, where: { id: { equals: id } }, req })
  if (!payload.collections[collection].config.versions?.drafts) return (await published()) ?? {}
  const { docs } = await payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version ?? (await published()) ?? {}
}
