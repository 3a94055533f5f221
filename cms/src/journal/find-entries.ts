import { type Database, rows } from '../database/query'
import type { JournalAsked, JournalEntry } from './journal-list'
import { EVERYWHERE } from './write-entry'

/** Null for administrators, who see all; else country ids, or `all` for those of every country. */
export type Reader = number[] | 'all' | null

interface Query {
  text: string
  values: unknown[]
}

/** Newest first. */
export function entriesQuery(asked: JournalAsked, reader: Reader, limit: number): Query {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const like = (text: string) => put(`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`)
  const given = <Value>(value: Value | undefined, condition: (value: Value) => string): string[] =>
    value === undefined || value === '' ? [] : [condition(value)]
  const conditions = [
    ...ofReader(reader, put),
    ...given(asked.person, (person) => `person ILIKE ${like(person)}`),
    ...given(asked.kind, (kind) => `kind = ${put(kind)}`),
    ...given(asked.document, (document) => `document_id = ${put(document)}`),
    ...given(asked.country, (country) => `countries && ${put([country, EVERYWHERE])}::int[]`),
    ...given(asked.language, (language) => `languages && ${put([language])}::text[]`),
    ...given(asked.act, (act) => `act = ${put(act)}`),
    ...given(asked.from, (from) => `at >= ${put(from)}::timestamptz`),
    ...given(asked.until, (until) => `at < ${put(until)}::timestamptz`),
    ...given(asked.title, (title) => `title ILIKE ${like(title)}`),
    ...given(asked.after, (id) => {
      const last = `${put(id)}::bigint`
      return `(at, id) < ((SELECT at FROM journal.entries WHERE id = ${last}), ${last})`
    }),
  ]
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return {
    // `id` alone would order by the text.
    text: `SELECT id::text, at, person_id AS "personId", person, kind, document_id AS "documentId", title, countries,
        languages, act, changes, left_off AS "leftOff"
      FROM journal.entries ${where} ORDER BY at DESC, entries.id DESC LIMIT ${put(limit)}`,
    values,
  }
}

function ofReader(reader: Reader, put: (value: unknown) => string): string[] {
  if (reader === null) return []
  if (reader === 'all') return [`kind <> 'users'`]
  return [`seen_by && ${put([EVERYWHERE, ...reader])}::int[]`]
}

type Row = Omit<JournalEntry, 'at'> & { at: Date }

export async function findEntries(
  db: Database,
  asked: JournalAsked,
  reader: Reader,
  limit: number,
): Promise<JournalEntry[]> {
  const { text, values } = entriesQuery(asked, reader, limit)
  const found = await rows<Row>(db, text, values)
  return found.map((row) => ({ ...row, at: row.at.toISOString() }))
}
