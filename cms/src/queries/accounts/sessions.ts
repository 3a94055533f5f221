import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/in-transaction'
import { type Database, rows } from '../../database/query'

interface Origin {
  network: string
  device: string
}

/** Payload's own table of sessions has no place for it. */
export async function recordSession(
  req: PayloadRequest,
  session: string,
  { network, device }: Origin,
): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`
    INSERT INTO log_in.sessions (session, network, device, last_seen)
    VALUES (${session}, ${network}, ${device}, now())`)
}

/** Payload writes the sessions of an account within the transaction of a log-in. */
export async function endSessionWithin(req: PayloadRequest, account: number, session: string): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${account} AND id = ${session}`)
}

export async function noteSeen(db: Database, session: string): Promise<void> {
  await db.query('UPDATE log_in.sessions SET last_seen = now() WHERE session = $1', [session])
}

const stored = z.array(
  z.object({
    session: z.string(),
    began: z.date(),
    seen: z.date(),
    network: z.string(),
    device: z.string(),
  }),
)

export async function sessionsOf(db: Database, account: number) {
  return stored.parse(
    await rows(
      db,
      `SELECT open.id AS session, open.created_at AS began, coalesce(last_seen, open.created_at) AS seen,
         coalesce(network, '') AS network, coalesce(device, '') AS device
       FROM users_sessions AS open LEFT JOIN log_in.sessions ON session = open.id
       WHERE open._parent_id = $1 AND open.expires_at > now()
       ORDER BY seen DESC, open.id`,
      [account],
    ),
  )
}

/** @returns how many have ended */
export async function endSessionsOf(
  db: Database,
  account: number,
  which: { only: string } | { allBut: string } | 'all',
): Promise<number> {
  if (which === 'all') return endSessionsOf(db, account, { allBut: '' })
  const ended =
    'only' in which
      ? await rows(db, 'DELETE FROM users_sessions WHERE _parent_id = $1 AND id = $2 RETURNING id', [
          account,
          which.only,
        ])
      : await rows(db, 'DELETE FROM users_sessions WHERE _parent_id = $1 AND id <> $2 RETURNING id', [
          account,
          which.allBut,
        ])
  return ended.length
}

/** What was recorded of sessions that are over. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.query(
    `DELETE FROM log_in.sessions WHERE NOT EXISTS (
       SELECT FROM users_sessions AS open WHERE open.id = session AND open.expires_at > now()
     )`,
  )
}

/** As Payload makes them, behind the lock of the account. */
export async function openSessionOf(
  db: Database,
  account: number,
  idleSeconds: number,
  { network, device }: Origin,
): Promise<string> {
  const session = randomUUID()
  await db.query(
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
     SELECT coalesce(max(_order), 0) + 1, $1, $2, now(), now() + $3 * interval '1 second'
     FROM users_sessions WHERE _parent_id = $1`,
    [account, session, idleSeconds],
  )
  await db.query(
    'INSERT INTO log_in.sessions (session, network, device, last_seen) VALUES ($1, $2, $3, now())',
    [session, network, device],
  )
  return session
}
