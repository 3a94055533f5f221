import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type Where } from 'payload'
import { keepNoJournal } from '../journal/keep-journal'

/** Missing in Payload's types. */
const ALL = 'all' as never

export interface SeedDocument {
  key: string
  collection: CollectionSlug
  existing: Where | undefined
  content(): Record<string, unknown>
  create?(payload: Payload, data: Record<string, unknown>, req: PayloadRequest): Promise<number>
}

export interface Amendment {
  key: string
  apply(payload: Payload, req: PayloadRequest): Promise<number>
}

/** With its ledger entry, so that an interrupted seed can go on. */
export async function seedOnce(payload: Payload, entry: SeedDocument | Amendment): Promise<number> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction.')
  const req = await createLocalReq({}, payload)
  req.transactionID = transaction
  keepNoJournal(req)
  try {
    // The document and its entry are lost together, and the next seed adds both.
    await session(payload, transaction).execute(sql`SET LOCAL synchronous_commit = off`)
    const id = await carryOut(payload, entry, req)
    await session(payload, transaction).execute(
      sql`INSERT INTO seed.ledger (key, document_id) VALUES (${entry.key}, ${id})`,
    )
    await payload.db.commitTransaction(transaction)
    return id
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

async function carryOut(payload: Payload, entry: SeedDocument | Amendment, req: PayloadRequest) {
  if ('apply' in entry) return entry.apply(payload, req)
  return (await findExisting(payload, entry, req)) ?? create(payload, entry, req)
}

async function findExisting(payload: Payload, { collection, existing }: SeedDocument, req: PayloadRequest) {
  if (!existing) return undefined
  const { docs } = await payload.find({
    collection,
    where: existing,
    limit: 1,
    depth: 0,
    draft: true,
    trash: true,
    select: {},
    req,
  })
  return docs[0] && Number(docs[0].id)
}

async function create(payload: Payload, entry: SeedDocument, req: PayloadRequest) {
  const data = entry.content()
  if (entry.create) return entry.create(payload, data, req)
  // The generated types know single languages only.
  const document = await payload.create({
    collection: entry.collection,
    locale: ALL,
    data: data as never,
    depth: 0,
    req,
  })
  return Number(document.id)
}

function session(payload: Payload, transaction: number | string | undefined) {
  const { sessions } = payload.db as unknown as PostgresAdapter
  const found = sessions[transaction ?? '']
  if (!found) throw new Error('The transaction has ended.')
  return found.db
}
