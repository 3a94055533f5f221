import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { findAccount, type Account } from '../account/accounts'
import { endSession, randomToken } from '../account/tokens'

const TOKEN_SECONDS = 7_200

const REFRESH_SECONDS = 30 * 86_400

// To repeat a refresh whose answer was lost.
const GRACE_SECONDS = 60

export interface LoginTokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
  refreshExpiresIn: number
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export async function beginSession(pool: Pool, account: Account, now: Date): Promise<LoginTokens> {
  return issueTokens(pool, account, randomUUID(), now)
}

/** Rotates a refresh token. Reuse after the grace period suggests theft and ends the session. */
export async function refreshSession(
  pool: Pool,
  refreshToken: string,
  now: Date,
): Promise<LoginTokens | undefined> {
  const { rows } = await pool.query<{ account: string; session: string; isReplay: boolean }>(
    `UPDATE refresh_tokens SET replaced_at = coalesce(replaced_at, $2::timestamptz)
     WHERE token = $1 AND expires_at > $2
     RETURNING account, session, replaced_at < $3::timestamptz AS "isReplay"`,
    [refreshToken, now, after(now, -GRACE_SECONDS)],
  )
  const [found] = rows
  if (!found) return undefined
  if (found.isReplay) {
    await endSession(pool, found.session)
    return undefined
  }
  const account = await findAccount(pool, found.account)
  return account && issueTokens(pool, account, found.session, now)
}

async function issueTokens(pool: Pool, account: Account, session: string, now: Date): Promise<LoginTokens> {
  const tokens = {
    accessToken: randomToken(),
    refreshToken: randomToken(),
    expiresIn: TOKEN_SECONDS,
    refreshExpiresIn: REFRESH_SECONDS,
  }
  await pool.query(
    'INSERT INTO visitor_tokens (token, phone, account, session, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [tokens.accessToken, account.phone, account.id, session, after(now, TOKEN_SECONDS)],
  )
  await pool.query(
    'INSERT INTO refresh_tokens (token, account, session, expires_at) VALUES ($1, $2, $3, $4)',
    [tokens.refreshToken, account.id, session, after(now, REFRESH_SECONDS)],
  )
  return tokens
}
