import { type Database, rows } from '../database/query'
import type { DeadLink } from './dead-links'

export interface DeadLinkOfDocument extends DeadLink {
  kind: string
  documentId: number
  title: string
}

export interface LastCheck {
  checkedAt: Date | null
  documents: number
  isRunning: boolean
}

export interface Found {
  links: Omit<DeadLinkOfDocument, 'path'>[]
  counts: { id: number; count: number }[]
  total: number
}

/** False while another one runs; one that died is given up after an hour. */
export async function beginCheck(db: Database): Promise<boolean> {
  const begun = await rows(
    db,
    `UPDATE links.last_check SET started_at = now()
     WHERE started_at IS NULL OR ended_at >= started_at OR started_at < now() - interval '1 hour' RETURNING 1`,
    [],
  )
  return begun.length > 0
}

/** Once a day, when it is night in most countries; the first time at once. */
export async function isCheckDue(db: Database): Promise<boolean> {
  const due = await rows(
    db,
    `SELECT FROM links.last_check
     WHERE checked_at IS NULL OR documents = 0 OR (checked_at < now() - interval '12 hours'
       AND extract(hour FROM now() AT TIME ZONE 'UTC') BETWEEN 22 AND 23) OR checked_at < now() - interval '36 hours'`,
    [],
  )
  return due.length > 0
}

/** Replaces what the check before found, in one statement. */
export async function keepFound(
  db: Database,
  found: readonly DeadLinkOfDocument[],
  documents: number,
): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM links.dead),
     ended AS (UPDATE links.last_check SET ended_at = now(), checked_at = now(), documents = $2)
     INSERT INTO links.dead (kind, document_id, title, path, address, language, countries, is_nowhere)
     SELECT kind, "documentId", title, path, address, language, countries, "isNowhere"
     FROM jsonb_to_recordset($1::jsonb) AS link (kind text, "documentId" int, title text, path text, address text,
       language text, countries int[], "isNowhere" boolean)`,
    [JSON.stringify(found), documents],
  )
}

export async function giveUpCheck(db: Database): Promise<void> {
  await db.query('UPDATE links.last_check SET ended_at = now()', [])
}

export async function readLastCheck(db: Database): Promise<LastCheck> {
  const [last] = await rows<LastCheck>(
    db,
    `SELECT checked_at AS "checkedAt", documents, coalesce(started_at > coalesce(ended_at, '-infinity')
       AND started_at > now() - interval '1 hour', false) AS "isRunning" FROM links.last_check`,
    [],
  )
  return last ?? { checkedAt: null, documents: 0, isRunning: false }
}

/**
 * @param own ids of the reader's countries, null for all
 * @param country id of the one that is asked for
 */
export async function findDeadLinks(
  db: Database,
  own: readonly number[] | null,
  country: number | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found> {
  const mine = '($1::int[] IS NULL OR countries && $1)'
  const [links, counts] = await Promise.all([
    rows<Found['links'][number] & { total: number }>(
      db,
      `SELECT kind, document_id AS "documentId", title, address, language, countries, is_nowhere AS "isNowhere",
         count(*) OVER ()::int AS total
       FROM links.dead WHERE ${mine} AND ($2::int IS NULL OR $2 = ANY (countries))
       ORDER BY NOT is_nowhere, kind, title, id LIMIT $3 OFFSET $4`,
      [own, country, limit, offset],
    ),
    rows<Found['counts'][number]>(
      db,
      `SELECT country.id, count(*)::int AS count FROM links.dead, unnest(countries) AS country (id)
       WHERE ${mine} AND ($1 IS NULL OR country.id = ANY ($1)) GROUP BY country.id ORDER BY count(*) DESC, country.id`,
      [own],
    ),
  ])
  return { links: links.map(({ total: _, ...link }) => link), counts, total: links[0]?.total ?? 0 }
}
