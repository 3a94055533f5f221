import { ignoreFailure } from '@carelane/config/ignore-failure'
import { databaseUrl, readEnvironment } from '@carelane/config'
import { applyMigrations, inTransaction, LOCKS } from '@carelane/database'
import type { Sql } from '@carelane/outbox'
import { beginStatement } from '@carelane/tracing'
import pg from 'pg'
import { ownLog } from '../log'
import { noteStoreAway } from '../render-context'
import { watcher } from '../watcher'
import { MIGRATIONS } from './migrations'

const DEADLINE_MS = 2000

// Pages and route handlers are separate bundles.
const KEY = Symbol.for('carelane.site-store')
const shared = globalThis as { [KEY]?: Promise<pg.Pool> | undefined }

/** Already logged. */
export class StoreError extends Error {}

/**
 * Connects and migrates at first use.
 * @throws StoreError after 2 s
 */
export async function askStore<Row extends pg.QueryResultRow>(
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const opening = (shared[KEY] ??= open())
  const statement = beginStatement('carelane_site', sql)
  try {
    const { rows } = await (await opening).query<Row>(sql, [...parameters])
    statement.end()
    return rows
  } catch (error) {
    statement.end(error)
    // A failed query says nothing about the pool.
    if ((await ignoreFailure(opening, 'reported elsewhere')) === undefined) shared[KEY] = undefined
    watcher()?.storeFailed()
    noteStoreAway()
    ownLog().warn({ err: error }, 'the store did not answer')
    throw new StoreError('the store did not answer', { cause: error })
  }
}

/** @throws StoreError */
export function askOutbox<Row extends pg.QueryResultRow>({ text, values }: Sql): Promise<Row[]> {
  return askStore<Row>(text, values)
}

async function open(): Promise<pg.Pool> {
  const { DATABASE_URL, DATABASE_POOL_URL } = readEnvironment(['DATABASE_URL', 'DATABASE_POOL_URL'])
  const pool = new pg.Pool({
    connectionString: databaseUrl(DATABASE_POOL_URL ?? DATABASE_URL, 'carelane_site'),
    max: 5,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
    statement_timeout: DEADLINE_MS,
  })
  // Without a listener the process ends.
  // The error carries the client, with the key of its connection.
  pool.on('error', ({ message }) =>
    ownLog().warn({ error: message }, 'an idle connection of the store was lost'),
  )
  try {
    await migrate(pool)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Once, even if processes start together. */
async function migrate(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, (client) => applyMigrations(client, LOCKS.site.migrations, MIGRATIONS))
}
