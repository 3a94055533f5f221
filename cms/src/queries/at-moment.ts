import type { ContentKind } from '@carelane/main-api'
import type { Database } from '../database/query'
import { tableOf } from './table-of'

/**
 * Moves what a country's banners show at a moment to now, since their queries go by the clock. For a transaction that is
 * rolled back.
 */
export async function showBannersOf(db: Database, country: number, at: Date): Promise<void> {
  await db.query(
    `UPDATE ads a SET active = ${isOn('$2')},
       "from" = a."from" - ($2::timestamptz - now()), "to" = a."to" - ($2::timestamptz - now())
     WHERE a.deleted_at IS NULL AND a.active AND (a."from" IS NOT NULL OR a."to" IS NOT NULL)
       AND (a.all_countries OR EXISTS (SELECT FROM ads_rels r
         WHERE r.parent_id = a.id AND r.path = 'countries' AND r.countries_id = $1))
       AND (${isOn('$2')} OR (a."to" IS NULL OR a."to" > now())
         AND (a."from" IS NULL OR a."from" <= now() + interval '1 hour'))`,
    [country, at],
  )
}

/** Likewise. */
export async function withdraw(db: Database, kind: ContentKind, id: number): Promise<void> {
  await db.query(`UPDATE ${tableOf(kind)} SET _status = 'draft' WHERE id = $1`, [id])
}

function isOn(at: string): string {
  return `((a."from" IS NULL OR a."from" <= ${at}::timestamptz) AND (a."to" IS NULL OR a."to" > ${at}::timestamptz))`
}
