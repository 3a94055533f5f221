import { randomBytes, randomInt } from 'node:crypto'
import type { Pool } from 'pg'

const VALID_SECONDS = 600
const AGAIN_AFTER_SECONDS = 60
const MOST_ATTEMPTS = 5

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export interface SentCode {
  sent: boolean
  validSeconds: number
  againAfterSeconds: number
}

/** The code appears on the home page. One that was used may be followed by another at once. */
export async function sendCode(pool: Pool, address: string, now: Date): Promise<SentCode> {
  const { rowCount } = await pool.query(
    `INSERT INTO verification_codes (phone, code, sent_at, expires_at)
     SELECT $1::text, $2, $3::timestamptz, $4
     WHERE NOT EXISTS (
       SELECT 1 FROM verification_codes WHERE phone = $1 AND used_at IS NULL AND sent_at BETWEEN $5 AND $3
     )`,
    [
      address,
      String(randomInt(100_000, 1_000_000)),
      now,
      after(now, VALID_SECONDS),
      after(now, -AGAIN_AFTER_SECONDS),
    ],
  )
  return { sent: rowCount === 1, validSeconds: VALID_SECONDS, againAfterSeconds: AGAIN_AFTER_SECONDS }
}

export interface Verification {
  result: string
  token: string | null
  validSeconds: number | null
}

const TOKEN_SECONDS = 1_800

export type CodeResult = 'verified' | 'wrong' | 'expired' | 'tooManyAttempts'

/** Counts each try before checking it, so that two at once count as two. */
export async function useCode(
  pool: Pool,
  { address, code }: { address: string; code: string },
  now: Date,
): Promise<CodeResult> {
  const { rows } = await pool.query<{ id: number; code: string; attempts: number }>(
    `UPDATE verification_codes SET attempts = attempts + 1
     WHERE id = (SELECT max(id) FROM verification_codes WHERE phone = $1) AND used_at IS NULL AND expires_at > $2
     RETURNING id, code, attempts`,
    [address, now],
  )
  const [sent] = rows
  if (!sent) return 'expired'
  if (sent.attempts > MOST_ATTEMPTS) return 'tooManyAttempts'
  if (sent.code !== code) return 'wrong'
  const { rowCount } = await pool.query(
    'UPDATE verification_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL',
    [sent.id, now],
  )
  return rowCount === 1 ? 'verified' : 'expired'
}

export async function verifyCode(
  pool: Pool,
  { phone, code }: { phone: string; code: string },
  now: Date,
): Promise<Verification> {
  const result = await useCode(pool, { address: phone, code }, now)
  if (result !== 'verified') return { result, token: null, validSeconds: null }
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    'INSERT INTO repair_tokens (token, phone, issued_at, expires_at) VALUES ($1, $2, $3, $4)',
    [token, phone, now, after(now, TOKEN_SECONDS)],
  )
  return { result, token, validSeconds: TOKEN_SECONDS }
}

/** From now on the token is no proof for an answer to a quote. */
export async function openByToken(pool: Pool, token: string, now: Date): Promise<string | undefined> {
  const { rows } = await pool.query<{ phone: string }>(
    'UPDATE repair_tokens SET has_opened = true WHERE token = $1 AND expires_at > $2 RETURNING phone',
    [token, now],
  )
  return rows[0]?.phone
}

export interface ShownCode {
  /** Or an email. */
  phone: string
  code: string
  expiresAt: Date
}

export async function codesInForce(pool: Pool, now: Date): Promise<ShownCode[]> {
  const { rows } = await pool.query<ShownCode>(
    `SELECT phone, code, expires_at AS "expiresAt" FROM verification_codes
     WHERE used_at IS NULL AND expires_at > $1 ORDER BY id DESC LIMIT 10`,
    [now],
  )
  return rows
}
