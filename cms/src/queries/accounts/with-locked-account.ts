import { inTransaction } from '@carelane/database'
import type { Database } from '../../database/query'

/** Payload reads a whole account with its sessions and writes it back, behind the lock of its row. */
export function withLockedAccount<Result>(
  pool: Parameters<typeof inTransaction>[0],
  account: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [account])
    return work(client)
  })
}
