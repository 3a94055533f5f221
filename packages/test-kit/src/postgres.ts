import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export { startTestServer, type TestServer } from './server/server'

export type TestDatabase = { url: string; serverUrl: string; drop(): Promise<void> }

/**
 * An empty database of its own for a test, on the server that the run's global setup started.
 * @param label says in the database's name whose it is
 */
export async function createTestDatabase(label: string): Promise<TestDatabase> {
  const serverUrl = testServerUrl()
  const name = `carelane_test_${label.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE "${name}"`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    serverUrl,
    drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  }
}

function testServerUrl(): string {
  const url = process.env.CARELANE_TEST_POSTGRES
  if (url) return url
  throw new Error(
    'No PostgreSQL for tests: name the test file *.integration.test.ts, so that the run starts one.',
  )
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
