import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/in-transaction'
import { type Database, rows } from '../../database/query'

interface Identity {
  issuer: string
  subject: string
  account: number
}

interface SignOnAccount {
  id: number
  email: string
  isDeactivated: boolean
}

const ACCOUNT = `SELECT users.id, users.email, coalesce(deactivated, false) AS "isDeactivated" FROM users`

const found = z.array(z.object({ id: z.number(), email: z.string(), isDeactivated: z.boolean() }))

export async function signOnAccount(
  db: Database,
  named: { email: string } | { id: number },
): Promise<SignOnAccount | undefined> {
  const [condition, value] =
    'email' in named ? ['users.email = $1', named.email.toLowerCase()] : ['users.id = $1', named.id]
  return found.parse(await rows(db, `${ACCOUNT} WHERE deleted_at IS NULL AND ${condition}`, [value]))[0]
}

export async function boundAccount(
  db: Database,
  issuer: string,
  subject: string,
): Promise<SignOnAccount | undefined> {
  const bound = await rows(
    db,
    `${ACCOUNT} JOIN log_in.identities ON account = users.id
     WHERE deleted_at IS NULL AND issuer = $1 AND subject = $2`,
    [issuer, subject],
  )
  return found.parse(bound)[0]
}

/** False if the account is another's at this provider. */
export async function bindIdentity(db: Database, { issuer, subject, account }: Identity): Promise<boolean> {
  const bound = await rows(
    db,
    `INSERT INTO log_in.identities (issuer, subject, account) VALUES ($1, $2, $3)
     ON CONFLICT (issuer, account) DO UPDATE SET subject = excluded.subject
       WHERE log_in.identities.subject = excluded.subject
     RETURNING account`,
    [issuer, subject, account],
  )
  return bound.length > 0
}

export async function unbindIdentities(db: Database, account: number): Promise<void> {
  await db.query('DELETE FROM log_in.identities WHERE account = $1', [account])
}

export async function unbindMoved(req: PayloadRequest, account: number): Promise<void> {
  const connection = await inTransaction(req)
  await connection.execute(sql`DELETE FROM log_in.identities WHERE account = ${account}`)
}
