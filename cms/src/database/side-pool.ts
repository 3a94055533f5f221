import type { Payload } from 'payload'
import { Pool } from 'pg'
import { withRequestIds } from './request-pool'

const pools = new WeakMap<Payload['db'], Pool>()

/**
 * For what must not wait for a transaction, nor roll back with it. Of transactions that each asked Payload's pool for a second
 * connection, all could hold the first and none get the second.
 */
export function sidePool({ db, logger }: Payload): Pool {
  const known = pools.get(db)
  if (known) return known
  const { connectionString } = db.pool.options
  const pool = withRequestIds(
    new Pool({ connectionString, max: 4, connectionTimeoutMillis: 5000, keepAlive: true }),
  )
  pool.on('error', (err) => logger.warn({ err }, 'lost a connection to the database'))
  pools.set(db, pool)
  return pool
}

export async function endSidePool({ db }: Payload): Promise<void> {
  await pools.get(db)?.end()
  pools.delete(db)
}
