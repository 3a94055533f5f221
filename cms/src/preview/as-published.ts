import { randomUUID } from 'node:crypto'
import type { ContentKind } from '@carelane/main-api'
import { withConnection, type PooledConnection } from '@carelane/database'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Database } from '../database/query'
import { fillBegunTranslations } from './half-translated'
import type { PreviewedCollection, PreviewedDocument } from './previewed-collections'

type DraftedKind = Exclude<ContentKind, 'site-settings'>

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
    return await read(client, await writeLive(payload, collection, id, newest, req))
  } finally {
    Reflect.deleteProperty(sessions, transactionID)
    await client.query('ROLLBACK')
  }
}

type Within = Partial<PayloadRequest>

/** Into the main tables alone: rights and rules are not asked. */
export async function publishNewest(
  payload: Payload,
  collection: DraftedKind,
  id: number,
  req: Within,
): Promise<void> {
  await writeLive(payload, collection, id, await newestVersion(payload, collection, id, req), req)
}

async function writeLive(
  { db }: Payload,
  collection: DraftedKind,
  id: number,
  newest: Record<string, unknown>,
  req: Within,
): Promise<PreviewedDocument> {
  const publishedAt = newest.publishedAt ?? new Date().toISOString()
  const document = { ...newest, id, _status: 'published', publishedAt }
  await db.updateOne({ collection, id, data: document, req, returning: false })
  return document
}

/** Kinds without drafts have none. */
async function newestVersion(
  payload: Payload,
  collection: DraftedKind,
  id: number,
  req: Within,
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
