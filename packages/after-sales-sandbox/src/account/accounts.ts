import { randomBytes, randomInt } from 'node:crypto'
import type { Pool } from 'pg'
import type { Visitor } from './tokens'

export interface Account {
  id: string
  openId: string
  phone: string | null
  email: string | null
  nickname: string | null
  avatar: string | null
}

export type Address = { phone: string } | { email: string }

const COLUMNS = 'id, open_id AS "openId", phone, email, nickname, avatar'

export async function ensureAccount(
  pool: Pool,
  address: Address,
  now: Date,
): Promise<{ account: Account; isNew: boolean }> {
  const { phone = null, email = null } = address as { phone?: string; email?: string }
  const made = await pool.query<Account>(
    `INSERT INTO accounts (id, open_id, phone, email, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [String(randomInt(100_000_000, 1_000_000_000)), randomBytes(12).toString('hex'), phone, email, now],
  )
  if (made.rows[0]) return { account: made.rows[0], isNew: true }
  const { rows } = await pool.query<Account>(
    `SELECT ${COLUMNS} FROM accounts WHERE phone = $1 OR email = $2`,
    [phone, email],
  )
  return rows[0] ? { account: rows[0], isNew: false } : ensureAccount(pool, address, now)
}

export async function findAccount(pool: Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(`SELECT ${COLUMNS} FROM accounts WHERE id = $1`, [id])
  return rows[0]
}

export async function accountOfVisitor(
  pool: Pool,
  { account, phone }: Visitor,
  now: Date,
): Promise<Account | undefined> {
  if (account !== null) return findAccount(pool, account)
  return phone === null ? undefined : (await ensureAccount(pool, { phone }, now)).account
}

export async function changeProfile(
  pool: Pool,
  id: string,
  { nickname, avatar }: { nickname: string | null; avatar: string | undefined },
): Promise<void> {
  await pool.query('UPDATE accounts SET nickname = $2, avatar = coalesce($3, avatar) WHERE id = $1', [
    id,
    nickname,
    avatar ?? null,
  ])
}
