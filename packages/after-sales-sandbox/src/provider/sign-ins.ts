import { createHash, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'
import { randomToken } from '../account/tokens'

const SIGN_IN_SECONDS = 1800
const CODE_SECONDS = 120

export interface SignIn {
  id: string
  address: string
  account: string | null
}

export interface WayBack {
  callbackUrl: string
  state: string
  challenge: string
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export async function beginSignIn(
  pool: Pool,
  address: string,
  { callbackUrl, state, challenge }: WayBack,
  now: Date,
): Promise<string> {
  const id = randomToken()
  await pool.query(
    `INSERT INTO sign_ins (id, address, callback_url, state, challenge, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, address, callbackUrl, state, challenge, after(now, SIGN_IN_SECONDS)],
  )
  return id
}

export async function findSignIn(pool: Pool, id: string, now: Date): Promise<SignIn | undefined> {
  const { rows } = await pool.query<SignIn>(
    'SELECT id, address, account FROM sign_ins WHERE id = $1 AND expires_at > $2 AND code IS NULL',
    [id, now],
  )
  return rows[0]
}

export async function noteAccount(pool: Pool, id: string, account: string): Promise<void> {
  await pool.query('UPDATE sign_ins SET account = $2 WHERE id = $1', [id, account])
}

export async function leadBack(pool: Pool, id: string, now: Date): Promise<string | undefined> {
  const code = randomToken()
  const { rows } = await pool.query<{ callbackUrl: string; state: string }>(
    `UPDATE sign_ins SET code = $2, expires_at = $3 WHERE id = $1 AND account IS NOT NULL AND code IS NULL
     RETURNING callback_url AS "callbackUrl", state`,
    [id, code, after(now, CODE_SECONDS)],
  )
  const [back] = rows
  return back && `${back.callbackUrl}?${new URLSearchParams({ code, state: back.state })}`
}

/** Uses up an authorisation code (PKCE, S256). */
export async function exchangeCode(
  pool: Pool,
  { code, verifier, callbackUrl }: { code: string; verifier: string; callbackUrl: string },
  now: Date,
): Promise<string | undefined> {
  // A wrong verifier uses the code up too: it may have been intercepted.
  const { rows } = await pool.query<{ account: string; callbackUrl: string; challenge: string }>(
    `UPDATE sign_ins SET used_at = $2 WHERE code = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING account, callback_url AS "callbackUrl", challenge`,
    [code, now],
  )
  const [found] = rows
  const isOwn = found?.callbackUrl === callbackUrl && isSame(found.challenge, challengeOf(verifier))
  return isOwn ? found.account : undefined
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
