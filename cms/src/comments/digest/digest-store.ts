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
export async function planDigests(
  db: Database,
  planned: readonly { person: number; day: string }[],
): Promise<void> {
  if (planned.length === 0) return
  await db.query(
    `INSERT INTO comments.digests (person_id, day, since)
     SELECT planned.person, planned.day, coalesce(before.until, now() - interval '7 days')
     FROM unnest($1::int[], $2::date[]) AS planned (person, day)
     CROSS JOIN LATERAL (
       SELECT max(until) AS until, count(*) FILTER (WHERE settled_at IS NULL) AS waiting
       FROM comments.digests WHERE person_id = planned.person
     ) before
     WHERE before.waiting = 0
     ON CONFLICT (person_id, day) DO NOTHING`,
    [planned.map(({ person }) => person), planned.map(({ day }) => day)],
  )
}

/** One, since the lease lasts for one mail. */
export async function claimDigest(db: Database): Promise<Digest | null> {
  const returning = sql`id, person_id AS person, day::text AS day, since, until, attempts`
  const set = sql`attempts = attempts + 1`
  const { text, values } = claim(DIGESTS, { set, most: 1, leaseSeconds: LEASE_SECONDS, returning })
  return digest.nullable().parse((await db.query(text, values)).rows[0] ?? null)
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
