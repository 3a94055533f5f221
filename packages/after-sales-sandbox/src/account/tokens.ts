import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { TokenKind } from '../repairs/verification'

const DAY_SECONDS = 86_400

/** Stands for an account: what a visitor handed in while the service was down must still arrive. */
export const VISITOR_TOKEN: TokenKind = { table: 'visitor_tokens', validSeconds: 30 * DAY_SECONDS }

/** Whom a token stands for. */
export type Visitor = {
  id: string
  /** Null of a guest, who has shown nothing of themselves. */
  phone: string | null
}

export async function makeToken(pool: Pool, phone: string | null, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const { validSeconds } = VISITOR_TOKEN
  await pool.query('INSERT INTO visitor_tokens (token, phone, expires_at) VALUES ($1, $2, $3)', [
    token,
    phone,
    new Date(now.getTime() + validSeconds * 1000),
  ])
  return { token, validSeconds }
}

/** Undefined where the token is not known or over. */
export async function findVisitor(pool: Pool, token: string, now: Date): Promise<Visitor | undefined> {
  const { rows } = await pool.query<Visitor>(
    'SELECT coalesce(phone, token) AS id, phone FROM visitor_tokens WHERE token = $1 AND expires_at > $2',
    [token, now],
  )
  return rows[0]
}
