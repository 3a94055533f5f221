import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import type { Audience } from '../access/audiences'
import type { FieldChange, JournalEntry } from './journal-list'

/** Stands for all countries. */
export const EVERYWHERE = 0

interface Entry extends Pick<JournalEntry, 'kind' | 'documentId' | 'title' | 'act'> {
  countries: Audience
  /** Null for administrators alone. */
  seenBy: Audience | null
  changes: FieldChange[]
}

const MOST_CHANGES = 400

/** In the transaction of the change, so that both are kept or neither is. */
export async function writeEntry(req: PayloadRequest, entry: Entry): Promise<void> {
  const { kind, documentId, title, act, changes } = entry
  const languages = [...new Set(changes.flatMap(({ language }) => (language === null ? [] : [language])))]
  const kept = JSON.stringify(changes.slice(0, MOST_CHANGES))
  const leftOff = Math.max(0, changes.length - MOST_CHANGES)
  const db = await inTransaction(req)
  await db.execute(sql`INSERT INTO journal.entries
    (person_id, person, kind, document_id, title, countries, seen_by, languages, act, changes, left_off)
    VALUES (${req.user?.id ?? null}, ${req.user?.name ?? null}, ${kind}, ${documentId}, ${title.slice(0, 500)},
      ${arrayOf(idsOf(entry.countries))}::int[], ${arrayOf(entry.seenBy === null ? [] : idsOf(entry.seenBy))}::int[],
      ${arrayOf(languages)}::text[], ${act}, ${kept}::jsonb, ${leftOff})`)
}

function idsOf(audience: Audience): number[] {
  return audience === 'all' ? [EVERYWHERE] : audience
}

// Drizzle takes an array for a list of parameters.
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.map((value) => JSON.stringify(String(value))).join(',')}}`
}

/** Who may read a document both before and after a change. */
export function inBoth(one: Audience, other: Audience): Audience {
  if (one === 'all') return other
  return other === 'all' ? one : one.filter((id) => other.includes(id))
}
