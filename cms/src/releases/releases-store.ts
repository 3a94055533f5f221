import { z } from 'zod'
import type { Audience } from '../access/audiences'
import { type Database, rows } from '../database/query'
import { EVERYWHERE } from '../journal/write-entry'
import { keptNote, type KeptNote } from './kept-note'
import { RELEASE_STATES, RELEASED, type Released } from './release-contract'

const release = z.object({
  id: z.int(),
  title: z.string(),
  countries: z.array(z.int()),
  state: z.enum(RELEASE_STATES),
  dueAt: z.date().nullable(),
  timeZone: z.string().nullable(),
  scheduledBy: z.int().nullable(),
  refused: z.array(keptNote),
  liveAt: z.date().nullable(),
  rolledBackAt: z.date().nullable(),
  documents: z.int(),
})

export type Release = z.output<typeof release>

const stored = z.record(z.string(), z.unknown())

const change = z.object({ locale: z.string(), data: stored })

export type Change = z.output<typeof change>

const before = z.object({ live: stored, draft: stored.nullable() })

export type Before = z.output<typeof before>

const entry = z.object({
  id: z.int(),
  kind: z.enum(RELEASED),
  document: z.int(),
  title: z.string(),
  stamp: z.string(),
  changes: z.array(change),
})

export type Entry = z.output<typeof entry>

const SELECT = `SELECT r.id, title, countries, state, due_at AS "dueAt", time_zone AS "timeZone",
  scheduled_by AS "scheduledBy", refused, live_at AS "liveAt", rolled_back_at AS "rolledBackAt",
  (SELECT count(*)::int FROM releases.entries e WHERE e.release_id = r.id) AS documents FROM releases.releases r`

const MOST_SHOWN = 200

/** Newest first. */
export async function findReleases(db: Database, seenBy: Audience): Promise<Release[]> {
  const countries = seenBy === 'all' ? null : [...seenBy, EVERYWHERE]
  const query = `${SELECT} WHERE $1::int[] IS NULL OR countries && $1 ORDER BY id DESC LIMIT ${MOST_SHOWN}`
  return z.array(release).parse(await rows(db, query, [countries]))
}

/** For a country or for all: those that are to go live then, and those that did. */
export async function findReleasesBetween(
  db: Database,
  country: number,
  { from, until }: { from: Date; until: Date },
): Promise<Release[]> {
  const query = `${SELECT} WHERE countries && $1 AND ((state = 'scheduled' AND due_at >= $2 AND due_at < $3)
    OR (state = 'live' AND live_at >= $2 AND live_at < $3)) ORDER BY id LIMIT ${MOST_SHOWN}`
  return z.array(release).parse(await rows(db, query, [[country, EVERYWHERE], from, until]))
}

export async function findRelease(db: Database, id: number): Promise<Release | null> {
  const [found] = await rows(db, `${SELECT} WHERE id = $1`, [id])
  return found === undefined ? null : release.parse(found)
}

/** Until the end of the transaction nobody else changes it, nor schedules another. */
export async function lockRelease(db: Database, id: number): Promise<Release | null> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtextextended('releases', 0))`)
  await db.query('SELECT FROM releases.releases WHERE id = $1 FOR UPDATE', [id])
  return findRelease(db, id)
}

const holding = z.object({ id: z.int(), title: z.string() })

/** The scheduled release that locks the document. */
export async function findHoldingRelease(
  db: Database,
  kind: string,
  document: number,
): Promise<z.output<typeof holding> | null> {
  const [found] = await rows(
    db,
    `SELECT r.id, r.title FROM releases.entries e JOIN releases.releases r ON r.id = e.release_id
     WHERE e.kind = $1 AND e.document_id = $2 AND r.state = 'scheduled' LIMIT 1`,
    [kind, document],
  )
  return found === undefined ? null : holding.parse(found)
}

export async function findDueReleases(db: Database): Promise<Release[]> {
  const due = `${SELECT} WHERE state = 'scheduled' AND due_at <= now() ORDER BY due_at, id`
  return z.array(release).parse(await rows(db, due, []))
}

export async function findEntries(db: Database, releaseId: number): Promise<Entry[]> {
  const found = await rows(
    db,
    `SELECT id, kind, document_id AS document, title, stamp, changes
     FROM releases.entries WHERE release_id = $1 ORDER BY id`,
    [releaseId],
  )
  return z.array(entry).parse(found)
}

export async function addRelease(db: Database, title: string, countries: Audience): Promise<number> {
  const [made] = await rows<{ id: number }>(
    db,
    'INSERT INTO releases.releases (title, countries) VALUES ($1, $2) RETURNING id',
    [title, countries === 'all' ? [EVERYWHERE] : countries],
  )
  if (!made) throw new Error('The release was not kept.')
  return made.id
}

export async function deleteRelease(db: Database, id: number): Promise<void> {
  await db.query(`DELETE FROM releases.releases WHERE id = $1 AND state IN ('open', 'rolled-back')`, [id])
}

export async function putEntry(
  db: Database,
  releaseId: number,
  { kind, document, title, stamp, changes }: Omit<Entry, 'id'>,
): Promise<void> {
  await db.query(
    `INSERT INTO releases.entries (release_id, kind, document_id, title, stamp, changes) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (release_id, kind, document_id) DO UPDATE
       SET title = excluded.title, stamp = excluded.stamp, changes = excluded.changes`,
    [releaseId, kind, document, title, stamp, JSON.stringify(changes)],
  )
}

export async function takeOut(
  db: Database,
  releaseId: number,
  kind: Released,
  document: number,
): Promise<void> {
  await db.query('DELETE FROM releases.entries WHERE release_id = $1 AND kind = $2 AND document_id = $3', [
    releaseId,
    kind,
    document,
  ])
}

export async function noteStamp(db: Database, entryId: number, stamp: string): Promise<void> {
  await db.query('UPDATE releases.entries SET stamp = $2 WHERE id = $1', [entryId, stamp])
}

export async function noteBefore(db: Database, entryId: number, kept: Before): Promise<void> {
  await db.query('UPDATE releases.entries SET before = $2 WHERE id = $1', [entryId, JSON.stringify(kept)])
}

export async function readBefore(db: Database, entryId: number): Promise<Before> {
  const [found] = await rows<{ before: unknown }>(db, 'SELECT before FROM releases.entries WHERE id = $1', [
    entryId,
  ])
  return before.parse(found?.before)
}

interface Plan {
  at: string
  timeZone: string
  by: number
}

export async function noteScheduled(db: Database, id: number, { at, timeZone, by }: Plan): Promise<void> {
  await db.query(
    `UPDATE releases.releases SET state = 'scheduled', due_at = $2, time_zone = $3, scheduled_by = $4, refused = '[]'
     WHERE id = $1`,
    [id, at, timeZone, by],
  )
}

export async function callOff(db: Database, id: number, refused: readonly KeptNote[] = []): Promise<void> {
  await db.query(
    `UPDATE releases.releases SET state = 'open', refused = $2 WHERE id = $1 AND state = 'scheduled'`,
    [id, JSON.stringify(refused)],
  )
}

export async function noteLive(db: Database, id: number): Promise<void> {
  await db.query(
    `UPDATE releases.releases SET state = 'live', live_at = now(), rolled_back_at = NULL, refused = '[]' WHERE id = $1`,
    [id],
  )
}

export async function noteRolledBack(db: Database, id: number): Promise<void> {
  await db.query(`UPDATE releases.releases SET state = 'rolled-back', rolled_back_at = now() WHERE id = $1`, [
    id,
  ])
}
