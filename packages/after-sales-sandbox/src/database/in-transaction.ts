import { inTransaction as inAnyTransaction } from '@carelane/database'
import type { Pool, PoolClient } from 'pg'

export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inAnyTransaction(pool, (client) => work(client as PoolClient))
}
