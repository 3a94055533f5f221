import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type Where } from 'payload'

/** Payload takes it and hands it on, but its types name single languages alone. */
const ALL = 'all' as never

/** A document to seed. */
export interface Seedling {
  /** Its entry in the ledger. */
  key: string
  collection: CollectionSlug
  /** Finds what an editor made under the same name before: it is left as it is, and counts as seeded. */
  existing: Where
  /** Makes its content. */
  content(tools: SeedTools): Promise<Record<string, unknown>>
}

/** A change to what is there already: a global, or a document that was seeded before it had a field. */
export interface Amendment {
  key: string
  /** Answers the id of what it changed, also where an editor was there before and it changed nothing. */
  apply(payload: Payload, req: PayloadRequest): Promise<number>
}

export interface SeedTools {
  /** Stores a picture that comes and goes together with the document. */
  addPicture(picture: { name: string; alt: unknown; data: Buffer }): Promise<number>
  /** The document of another entry of the ledger, if it is still there. */
  seeded(collection: CollectionSlug, key: string): Promise<number | undefined>
}

/**
 * Creates a document in all its languages, or amends one, and enters it into the ledger, both or neither, so
 * that a seed which was interrupted goes on where it was.
 */
export async function seedOnce(payload: Payload, seedling: Seedling | Amendment): Promise<void> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction.')
  const req = await createLocalReq({}, payload)
  req.transactionID = transaction
  try {
    const id = await carryOut(payload, seedling, req)
    await session(payload, transaction).execute(
      sql`INSERT INTO seed.ledger (key, document_id) VALUES (${seedling.key}, ${id})`,
    )
    await payload.db.commitTransaction(transaction)
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

async function carryOut(payload: Payload, seedling: Seedling | Amendment, req: PayloadRequest) {
  if ('apply' in seedling) return seedling.apply(payload, req)
  return (await findExisting(payload, seedling, req)) ?? create(payload, seedling, req)
}

async function findExisting(payload: Payload, { collection, existing }: Seedling, req: PayloadRequest) {
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

async function create(payload: Payload, { collection, content }: Seedling, req: PayloadRequest) {
  const addPicture: SeedTools['addPicture'] = async ({ name, alt, data }) => {
    const file = { name, data, mimetype: 'image/webp', size: data.length }
    const picture = await payload.create({
      collection: 'media',
      locale: ALL,
      data: { alt } as never,
      file,
      req,
    })
    return picture.id
  }
  // The generated types know one language at a time; the collection's own validation checks the rest.
  const seeded: SeedTools['seeded'] = (name, key) => findSeeded(payload, name, key, req)
  const data = (await content({ addPicture, seeded })) as never
  const document = await payload.create({ collection, locale: ALL, data, depth: 0, req })
  return Number(document.id)
}

async function findSeeded(payload: Payload, collection: CollectionSlug, key: string, req: PayloadRequest) {
  const { rows } = await session(payload, await req.transactionID).execute<{ document_id: number }>(
    sql`SELECT document_id FROM seed.ledger WHERE key = ${key}`,
  )
  const id = rows[0]?.document_id
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id ?? 0 } }, req })
  return totalDocs > 0 ? id : undefined
}

function session(payload: Payload, transaction: number | string | undefined) {
  const { sessions } = payload.db as unknown as PostgresAdapter
  const found = sessions[transaction ?? '']
  if (!found) throw new Error('The transaction has ended.')
  return found.db
}
