import { sql } from '@payloadcms/db-postgres'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Client } from 'pg'
import { inTransaction } from '../database/in-transaction'
import { isLocale } from '@carelane/countries'
import { type Carry, carryAsDraft } from './carry-as-draft'
import { changesOf, type FieldChange } from './compare'
import { ledgerKey } from './database/names'
import { readContent, type Content, type StoredDocument } from './database/read-database'
import { writeStored, type Written } from './database/write-document'
import { type BundledKind, bundledKinds } from './fields'
import { type LoadedDocument, readBundle } from './files/read-bundle'
import { BundleRefused, type BundleProblem } from './problem'
import { problemsOfRefusal } from './problems-of-refusal'
import { toDocument } from './values'

export interface ImportOptions {
  payload: Payload
  client: Client
  mediaDirectory: string
  folder: string
  dryRun: boolean
}

export interface DocumentChange {
  kind: string
  name: string
  isNew: boolean
  fields: FieldChange[]
}

interface Planned {
  kind: BundledKind
  wanted: LoadedDocument
  stored: StoredDocument | undefined
  change: DocumentChange
}

/**
 * One transaction; documents that the bundle lacks stay.
 * @throws BundleRefused with all mistakes in the files, or the first that a collection refuses
 */
export async function importContent(options: ImportOptions): Promise<DocumentChange[]> {
  const { payload, client, folder } = options
  const kinds = bundledKinds(payload.config)
  const { documents, problems } = await readBundle(folder, kinds)
  if (problems.length > 0) throw new BundleRefused(problems)
  const content = await readContent({ payload, client })
  const planned = planChanges(kinds, documents, content, await carryAsDraft(payload, content))
  const unknown = unknownReferences(kinds, documents, content)
  if (unknown.length > 0) throw new BundleRefused(unknown)
  if (planned.length > 0) await apply(planned, content, options)
  return planned.map(({ change }) => change)
}

function planChanges(
  kinds: readonly BundledKind[],
  documents: readonly LoadedDocument[],
  content: Content,
  carry: Carry,
): Planned[] {
  return documents.flatMap((given): Planned[] => {
    const kind = kinds.find(({ slug }) => slug === given.kind)
    if (!kind) return []
    const stored = storedAs(kind, given.name, content)
    const wanted = carry(given, stored)
    const fields = changesOf(stored, wanted)
    if (stored && fields.length === 0) return []
    return [{ kind, wanted, stored, change: { kind: kind.slug, name: wanted.name, isNew: !stored, fields } }]
  })
}

function storedAs({ slug, isGlobal }: BundledKind, name: string, { documents, names }: Content) {
  const id = names.idOf(slug, name)
  return documents.find((each) => each.kind === slug && (isGlobal || (id !== undefined && each.id === id)))
}

function unknownReferences(
  kinds: readonly BundledKind[],
  documents: readonly LoadedDocument[],
  { names }: Content,
): BundleProblem[] {
  const inBundle = new Set(documents.map(({ kind, name }) => `${kind} ${name}`))
  return documents.flatMap((document) => {
    const kind = kinds.find(({ slug }) => slug === document.kind)
    const problems: BundleProblem[] = []
    for (const [state, isDraft] of [
      [document, false],
      ...(document.draft ? [[document.draft, true] as const] : []),
    ] as const) {
      const idOf = (collection: string, value: unknown, path: readonly (string | number)[] = []) => {
        const name = String(value)
        if (!inBundle.has(`${collection} ${name}`) && names.idOf(collection, name) === undefined) {
          const message = `“${name}” is not in the bundle, and not among the ${collection} that are there.`
          problems.push(document.problem(path, message, localeSaying(state.texts, path, name), isDraft))
        }
        return 1
      }
      toDocument(kind?.fields ?? [], state, { idOf, now: new Date() }, 'defaults')
    }
    return problems
  })
}

function localeSaying(texts: LoadedDocument['texts'], path: readonly (string | number)[], name: string) {
  const found = Object.entries(texts).find(([, text]) => {
    const value = path.reduce<unknown>(
      (at, part) => (at as Record<string | number, unknown> | undefined)?.[part],
      text,
    )
    return typeof value === 'string' && value.includes(name)
  })?.[0]
  return isLocale(found) ? found : undefined
}

async function apply(planned: readonly Planned[], content: Content, options: ImportOptions): Promise<void> {
  const { payload, client, dryRun } = options
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction.')
  const req = await createLocalReq({}, payload)
  req.transactionID = transaction
  const done: Written[] = []
  try {
    await writeAll(planned, content, options, req, done)
    const connection = await inTransaction(req)
    const { rows } = await connection.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`)
    if (dryRun) await payload.db.rollbackTransaction(transaction)
    else await payload.db.commitTransaction(transaction)
    if (!dryRun) await requireCommit(client, rows[0]?.id ?? '')
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    await removeFiles(done, options.mediaDirectory)
    throw error
  }
  if (dryRun) await removeFiles(done, options.mediaDirectory)
  else await Promise.all(done.map(({ files }) => files.write()))
}

async function writeAll(
  planned: readonly Planned[],
  content: Content,
  options: ImportOptions,
  req: PayloadRequest,
  done: Written[],
): Promise<void> {
  const made = new Map<string, number>()
  const idOf = (kind: string, name: unknown) =>
    made.get(`${kind} ${String(name)}`) ?? content.names.idOf(kind, String(name))
  // They refer to later documents, so they are written twice.
  const incomplete: Planned[] = []
  const connection = await inTransaction(req)
  for (const { key, id } of content.names.found) {
    await connection.execute(
      sql`INSERT INTO seed.ledger (key, document_id) VALUES (${key}, ${id})
          ON CONFLICT (key) DO UPDATE SET document_id = excluded.document_id`,
    )
  }
  const write = async (plan: Planned, stored: StoredDocument | undefined) => {
    let isComplete = true
    const tools = {
      now: new Date(),
      idOf: (kind: string, name: unknown) => {
        const id = idOf(kind, name)
        if (id === undefined) isComplete = false
        return id
      },
    }
    try {
      const written = await writeStored({ ...plan, ...options, stored, req, tools })
      done.push(written)
      if (plan.kind.isGlobal) return
      made.set(`${plan.kind.slug} ${plan.wanted.name}`, written.id)
      await connection.execute(
        sql`INSERT INTO seed.ledger (key, document_id) VALUES (${ledgerKey(plan.kind.slug, plan.wanted.name)}, ${written.id})
            ON CONFLICT (key) DO UPDATE SET document_id = excluded.document_id`,
      )
      if (!isComplete) incomplete.push(plan)
    } catch (error) {
      // The error has ended the transaction.
      throw new BundleRefused(problemsOfRefusal(plan.wanted, error))
    }
  }
  for (const plan of planned) await write(plan, plan.stored)
  for (const plan of [...incomplete]) {
    const id = made.get(`${plan.kind.slug} ${plan.wanted.name}`)
    const { kind, name, shared, texts } = plan.wanted
    await write(plan, { kind, name, shared, texts, id, stored: {} })
  }
}

/** Payload ignores a failed commit. */
async function requireCommit(client: Client, transaction: string): Promise<void> {
  const { rows } = await client.query<{ status: string }>('SELECT pg_xact_status($1::xid8) AS status', [
    transaction,
  ])
  if (rows[0]?.status !== 'committed')
    throw new Error('The database has not kept the import. Nothing has changed.')
}

async function removeFiles(done: readonly Written[], folder: string): Promise<void> {
  const names = done.flatMap(({ files }) => files.written)
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}
