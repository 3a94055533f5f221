import { claim, type Outbox, postpone, secondsAfter, settle, sql } from '@carelane/outbox'
import { z } from 'zod'
import { type Database, rows } from '../../database/query'

const DIGESTS: Outbox = { table: 'comments.digests', key: 'id', dueAt: 'due_at', settledAt: 'settled_at' }

/** More than one mail takes, retries of its connection included. */
const LEASE_SECONDS = 120

const RETRIES = { first: 60, longest: 3600 }

/** By what the browser last said. */
export interface KnownReader {
  language: string
  timeZone: string
}

export async function noteReader(
  db: Database,
  { person, language, timeZone }: KnownReader & { person: number },
): Promise<void> {
  await db.query(
    `INSERT INTO comments.readers (person_id, language, time_zone) VALUES ($1, $2, $3)
     ON CONFLICT (person_id) DO UPDATE SET language = excluded.language, time_zone = excluded.time_zone
       WHERE (readers.language, readers.time_zone) <> (excluded.language, excluded.time_zone)`,
    [person, language, timeZone],
  )
}

export async function findReader(db: Database, person: number): Promise<KnownReader | null> {
  const found = await rows<KnownReader>(
    db,
    'SELECT language, time_zone AS "timeZone" FROM comments.readers WHERE person_id = $1',
    [person],
  )
  return found[0] ?? null
}

const digest = z.object({
  id: z.string(),
  person: z.int(),
  day: z.iso.date(),
  since: z.date(),
  until: z.date(),
  attempts: z.int(),
})

export type Digest = z.output<typeof digest>

/** One a day and person; none while an earlier one still waits. The first tells of the last week. */
export async function planDigest(
  db: Database,
  { person, day }: { person: number; day: string },
): Promise<void> {
  await db.query(
    `INSERT INTO comments.digests (person_id, day, since)
     SELECT $1, $2, coalesce(max(until), now() - interval '7 days') FROM comments.digests WHERE person_id = $1
     HAVING count(*) FILTER (WHERE settled_at IS NULL) = 0
     ON CONFLICT (person_id, day) DO NOTHING`,
    [person, day],
  )
}

export async function claimDigests(db: Database, most: number): Promise<Digest[]> {
  const returning = sql`id, person_id AS person, day::text AS day, since, until, attempts`
  const set = sql`attempts = attempts + 1`
  const { text, values } = claim(DIGESTS, { set, most, leaseSeconds: LEASE_SECONDS, returning })
  return z.array(digest).parse((await db.query(text, values)).rows)
}

export async function settleDigest(db: Database, id: string): Promise<void> {
  const { text, values } = settle(DIGESTS, [id])
  await db.query(text, values)
}

export async function postponeDigest(db: Database, { id, attempts }: Digest): Promise<void> {
  const { text, values } = postpone(DIGESTS, [{ key: id, seconds: secondsAfter(attempts, RETRIES) }])
  await db.query(text, values)
}

/** Those that were sent say from when the next one tells; older ones say nothing. */
export async function deleteOldDigests(db: Database): Promise<void> {
  await db.query(
    `DELETE FROM comments.digests old WHERE settled_at < now() - interval '30 days'
       AND EXISTS (SELECT FROM comments.digests WHERE person_id = old.person_id AND day > old.day)`,
  )
}
