import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type Database, rows } from '../database/query'

export interface Budget {
  /** Names whoever is counted. */
  subject: string
  /** Wrong passwords without a wait. */
  free: number
}

const LONGEST_WAIT_SECONDS = 900

const FORGOTTEN_AFTER = '1 day'

const KEPT_SUBJECTS = 100_000

const counted = z.array(z.object({ wait: z.coerce.number() }))

/**
 * Counts an attempt before its password is compared, so that many at once get no further than one after another.
 * @returns seconds to wait, or 0 if it may go on
 */
export async function takeAttempt(db: Database, secret: string, { subject, free }: Budget): Promise<number> {
  const key = keyOf(secret, subject)
  const taken = await rows(
    db,
    `INSERT INTO log_in.password_attempts AS known (subject, count, last_at, free_at)
     VALUES ($1, 1, now(), '-infinity')
     ON CONFLICT (subject) DO UPDATE SET (count, last_at, free_at) = (
       SELECT count, now(), CASE WHEN count < $2 THEN '-infinity'
         ELSE clock_timestamp() + least($3, 2 ^ least(count - $2, 20)) * interval '1 second' END
       FROM (SELECT CASE WHEN known.last_at < now() - $4::interval THEN 1 ELSE known.count + 1 END AS count) AS next
     )
     WHERE known.free_at <= clock_timestamp()
     RETURNING 0 AS wait`,
    [key, free, LONGEST_WAIT_SECONDS, FORGOTTEN_AFTER],
  )
  if (taken.length > 0) return 0
  const waiting = await rows(
    db,
    `SELECT greatest(1, ceil(extract(epoch FROM free_at - clock_timestamp()))) AS wait
     FROM log_in.password_attempts WHERE subject = $1`,
    [key],
  )
  return counted.parse(waiting)[0]?.wait ?? 1
}

/** The password was right. */
export async function forgetAttempts(db: Database, secret: string, { subject }: Budget): Promise<void> {
  await db.query('DELETE FROM log_in.password_attempts WHERE subject = $1', [keyOf(secret, subject)])
}

/** The password was right, but others who are counted with it may guess. */
export async function giveBackAttempt(db: Database, secret: string, { subject }: Budget): Promise<void> {
  await db.query(
    `UPDATE log_in.password_attempts SET count = greatest(0, count - 1), free_at = '-infinity'
     WHERE subject = $1`,
    [keyOf(secret, subject)],
  )
}

/** Whoever has many addresses could fill the table. */
export async function tidyAttempts(db: Database, kept = KEPT_SUBJECTS): Promise<void> {
  await db.query('DELETE FROM log_in.password_attempts WHERE last_at < now() - $1::interval', [
    FORGOTTEN_AFTER,
  ])
  await db.query(
    `DELETE FROM log_in.password_attempts WHERE last_at <= (
       SELECT last_at FROM log_in.password_attempts ORDER BY last_at DESC OFFSET $1 LIMIT 1
     )`,
    [kept],
  )
}

function keyOf(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`password attempts of ${subject}`).digest('base64url')
}
