import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { onServer } from '@carelane/stack'
import type { Client } from 'pg'
import { contentStamp } from './server/content-stamp'
import { testServerUrl } from './server/test-server-url'

/** Keeps two test files from preparing the same database. */
const LOCK = 0x7e3b
const PREPARED = 'carelane_prepared_'

/** A pool of pg has ended before the server has closed its connections. */
const CLOSING_MS = 300

export interface TestDatabase {
  url: string
  serverUrl: string
  drop(): Promise<void>
}

/** @param label part of the database's name */
export function createTestDatabase(label: string): Promise<TestDatabase> {
  return createFrom('template1', label)
}

/**
 * A copy of a database prepared once per run.
 * @param name of what is prepared
 */
export async function createPreparedDatabase(
  label: string,
  name: string,
  prepare: (url: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const template = `${PREPARED}${name}_${contentStamp()}`
  const serverUrl = testServerUrl()
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rowCount) return
    const draft = await createTestDatabase(`${name} draft`)
    await prepare(draft.url)
    const made = nameOf(draft.url)
    await untilUnused(client, made)
    // Payload leaves a connection open, and a database with one cannot be copied.
    await client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [
      made,
    ])
    // Under this name it is complete.
    await client.query(`ALTER DATABASE "${made}" RENAME TO "${template}"`)
  })
  return createFrom(template, label)
}

export async function dropPreparedDatabases(serverUrl: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [PREPARED],
    )
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  })
}

async function createFrom(template: string, label: string): Promise<TestDatabase> {
  const serverUrl = testServerUrl()
  const name = `carelane_test_${label.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    serverUrl,
    drop: async () => {
      await onServer(serverUrl, async (client) => {
        await untilUnused(client, name)
        await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      })
    },
  }
}

/** A client whose connection is cut while it closes would end the test run with an error. */
async function untilUnused(client: Client, database: string): Promise<void> {
  const end = performance.now() + CLOSING_MS
  while (performance.now() < end) {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database])
    if (!rowCount) return
    await delay(10)
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
