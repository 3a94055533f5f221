import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

const DAY_SECONDS = 86_400

// A submission made while the service was down must still be accepted later.
const VALID_SECONDS = 30 * DAY_SECONDS

export interface Visitor {
  /** Owner of submissions: the phone, if there is one. */
  id: string
  phone: string | null
  account: string | null
}

export function isGuest({ phone, account }: Visitor): boolean {
  return phone === null && account === null
}

export async function makeToken(pool: Pool, phone: string | null, now: Date) {
  const token = randomToken()
  await pool.query('INSERT INTO visitor_tokens (token, phone, expires_at) VALUES ($1, $2, $3)', [
    token,
    phone,
    new Date(now.getTime() + VALID_SECONDS * 1000),
  ])
  return { token, validSeconds: VALID_SECONDS }
}

export async function findVisitor(pool: Pool, token: string, now: Date): Promise<Visitor | undefined> {
  const { rows } = await pool.query<Visitor>(
    `SELECT coalesce(phone, account, token) AS id, phone, account
     FROM visitor_tokens WHERE token = $1 AND expires_at > $2`,
    [token, now],
  )
  return rows[0]
}

export async function endToken(pool: Pool, token: string): Promise<void> {
  const { rows } = await pool.query<{ session: string | null }>(
    'DELETE FROM visitor_tokens WHERE token = $1 RETURNING session',
    [token],
  )
  const session = rows[0]?.session
  if (session) await endSession(pool, session)
}

export async function endSession(pool: Pool, session: string): Promise<void> {
  await pool.query('DELETE FROM refresh_tokens WHERE session = $1', [session])
  await pool.query('DELETE FROM visitor_tokens WHERE session = $1', [session])
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
