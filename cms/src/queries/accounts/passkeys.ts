import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/in-transaction'
import { type Database, rows } from '../../database/query'

interface NewPasskey {
  credential: string
  account: number
  userHandle: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
  name: string
}

const listed = z.array(
  z.object({
    credential: z.string(),
    userHandle: z.string(),
    transports: z.array(z.string()),
    name: z.string(),
    made: z.date(),
    used: z.date().nullable(),
  }),
)

export async function passkeysOf(db: Database, account: number) {
  return listed.parse(
    await rows(
      db,
      `SELECT credential, user_handle AS "userHandle", transports, name, made, used
       FROM log_in.passkeys WHERE account = $1 ORDER BY made, credential`,
      [account],
    ),
  )
}

const known = z.array(
  z.object({ account: z.number(), userHandle: z.string(), publicKey: z.instanceof(Uint8Array) }),
)

export async function knownPasskey(db: Database, credential: string) {
  const found = await rows(
    db,
    `SELECT account, user_handle AS "userHandle", public_key AS "publicKey"
     FROM log_in.passkeys WHERE credential = $1`,
    [credential],
  )
  return known.parse(found)[0]
}

/** False if there is one of this name already, of whomever. */
export async function addPasskey(db: Database, passkey: NewPasskey): Promise<boolean> {
  const { credential, account, userHandle, publicKey, counter, transports, name } = passkey
  const added = await rows(
    db,
    `INSERT INTO log_in.passkeys (credential, account, user_handle, public_key, counter, transports, name)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING account`,
    [credential, account, userHandle, Buffer.from(publicKey), counter, transports, name],
  )
  return added.length > 0
}

/**
 * Authenticators that count have counted on; others always say zero.
 * @returns false if this one has not, or is gone
 */
export async function notePasskeyUse(db: Database, credential: string, counter: number): Promise<boolean> {
  const noted = await rows(
    db,
    `UPDATE log_in.passkeys SET counter = $2, used = now()
     WHERE credential = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING account`,
    [credential, counter],
  )
  return noted.length > 0
}

export async function removePasskey(db: Database, account: number, credential: string): Promise<void> {
  await db.query('DELETE FROM log_in.passkeys WHERE account = $1 AND credential = $2', [account, credential])
}

export async function removePasskeys(db: Database, account: number): Promise<void> {
  await db.query('DELETE FROM log_in.passkeys WHERE account = $1', [account])
}

export async function removePasskeysOfMoved(req: PayloadRequest, account: number): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`DELETE FROM log_in.passkeys WHERE account = ${account}`)
}

/** False if it was spent before, also of two at the same moment. */
export async function spendChallenge(db: Database, challenge: string): Promise<boolean> {
  const spent = await rows(
    db,
    'INSERT INTO log_in.spent_challenges (challenge) VALUES ($1) ON CONFLICT DO NOTHING RETURNING challenge',
    [challenge],
  )
  return spent.length > 0
}

/** Those whose cookies are over. */
export async function forgetSpentChallenges(db: Database, lastSeconds: number): Promise<void> {
  await db.query(`DELETE FROM log_in.spent_challenges WHERE spent < now() - $1 * interval '1 second'`, [
    lastSeconds,
  ])
}
