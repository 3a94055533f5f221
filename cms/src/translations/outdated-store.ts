import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Database, rows } from '../database/query'
import { inTransaction } from '../database/in-transaction'

/** A text whose English changed after this language was written. */
export interface Outdated {
  language: string
  field: string
  /** The English that it was written from; null if there was none. */
  english: unknown
}

interface Document {
  kind: string
  id: number
}

export function findOutdated(db: Database, { kind, id }: Document): Promise<Outdated[]> {
  return rows<Outdated>(
    db,
    'SELECT language, field, english FROM translations.outdated WHERE kind = $1 AND document_id = $2',
    [kind, id],
  )
}

export function countOutdated(
  db: Database,
  { kind, id }: Document,
): Promise<{ language: string; texts: number }[]> {
  return rows(
    db,
    `SELECT language, count(*)::int AS texts FROM translations.outdated WHERE kind = $1 AND document_id = $2
      GROUP BY language ORDER BY language`,
    [kind, id],
  )
}

interface Settled {
  added: readonly Outdated[]
  /** Languages and fields. */
  removed: readonly Omit<Outdated, 'english'>[]
}

/** In the transaction of the change, so that both are kept or neither is. */
export async function settleOutdated(
  req: PayloadRequest,
  { kind, id }: Document,
  { added, removed }: Settled,
): Promise<void> {
  if (added.length + removed.length === 0) return
  const db = await inTransaction(req)
  const without = JSON.stringify(removed.map(({ language, field }) => ({ language, field })))
  await db.execute(sql`
    DELETE FROM translations.outdated o USING jsonb_to_recordset(${without}::jsonb) AS r(language text, field text)
    WHERE o.kind = ${kind} AND o.document_id = ${id} AND o.language = r.language AND o.field = r.field`)
  await db.execute(sql`
    INSERT INTO translations.outdated (kind, document_id, language, field, english)
    SELECT ${kind}, ${id}, a.language, a.field, nullif(a.english, 'null'::jsonb)
    FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS a(language text, field text, english jsonb)
    ON CONFLICT DO NOTHING`)
}

export async function findOutdatedWithin(req: PayloadRequest, { kind, id }: Document): Promise<Outdated[]> {
  const db = await inTransaction(req)
  const found = await db.execute(sql`
    SELECT language, field, english FROM translations.outdated WHERE kind = ${kind} AND document_id = ${id}`)
  return found.rows as unknown as Outdated[]
}

export async function forgetOutdated(req: PayloadRequest, { kind, id }: Document): Promise<void> {
  const db = await inTransaction(req)
  await db.execute(sql`DELETE FROM translations.outdated WHERE kind = ${kind} AND document_id = ${id}`)
}

/** @param fields all of the language without */
export async function declareRight(
  db: Database,
  { kind, id }: Document,
  language: string,
  fields?: readonly string[],
): Promise<void> {
  await db.query(
    `DELETE FROM translations.outdated WHERE kind = $1 AND document_id = $2 AND language = $3
      AND ($4::text[] IS NULL OR field = ANY ($4))`,
    [kind, id, language, fields ?? null],
  )
}
