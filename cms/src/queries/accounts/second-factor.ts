import { z } from 'zod'
import { type Database, rows } from '../../database/query'

const stored = z.array(
  z.object({ secret: z.string().nullable(), pending: z.string().nullable(), since: z.date().nullable() }),
)

interface StoredFactor {
  /** Sealed. */
  secret: string | null
  /** Sealed, and not proven yet. */
  pending: string | null
  since: Date | null
}

export async function secondFactorOf(db: Database, account: number): Promise<StoredFactor | undefined> {
  const found = await rows(
    db,
    'SELECT secret, pending, since FROM log_in.second_factors WHERE account = $1',
    [account],
  )
  return stored.parse(found)[0]
}

export async function keepPendingFactor(db: Database, account: number, pending: string): Promise<void> {
  await db.query(
    `INSERT INTO log_in.second_factors (account, pending) VALUES ($1, $2)
     ON CONFLICT (account) DO UPDATE SET pending = excluded.pending`,
    [account, pending],
  )
}

/** @param step of the code that proved it */
export async function confirmPendingFactor(db: Database, account: number, step: number): Promise<boolean> {
  const confirmed = await rows(
    db,
    `UPDATE log_in.second_factors SET secret = pending, pending = NULL, since = now(), last_step = $2
     WHERE account = $1 AND pending IS NOT NULL RETURNING account`,
    [account, step],
  )
  return confirmed.length > 0
}

/** False if this code or a later one was used before. */
export async function spendStep(db: Database, account: number, step: number): Promise<boolean> {
  const spent = await rows(
    db,
    `UPDATE log_in.second_factors SET last_step = $2 WHERE account = $1 AND last_step < $2 RETURNING account`,
    [account, step],
  )
  return spent.length > 0
}

export async function replaceRecoveryCodes(
  db: Database,
  account: number,
  hashes: readonly string[],
): Promise<void> {
  await db.query('DELETE FROM log_in.recovery_codes WHERE account = $1', [account])
  await db.query('INSERT INTO log_in.recovery_codes (account, code_hash) SELECT $1, unnest($2::text[])', [
    account,
    hashes,
  ])
}

/** Each works once, also of several at the same moment. */
export async function spendRecoveryCode(db: Database, account: number, hash: string): Promise<boolean> {
  const spent = await rows(
    db,
    'DELETE FROM log_in.recovery_codes WHERE account = $1 AND code_hash = $2 RETURNING account',
    [account, hash],
  )
  return spent.length > 0
}

const counted = z.tuple([z.object({ left: z.coerce.number() })])

export async function recoveryCodesLeft(db: Database, account: number): Promise<number> {
  const found = await rows(db, 'SELECT count(*) AS left FROM log_in.recovery_codes WHERE account = $1', [
    account,
  ])
  return counted.parse(found)[0].left
}

export async function removeSecondFactor(db: Database, account: number): Promise<void> {
  await db.query('DELETE FROM log_in.second_factors WHERE account = $1', [account])
  await db.query('DELETE FROM log_in.recovery_codes WHERE account = $1', [account])
}
