import { randomBytes } from 'node:crypto'
import { onServer } from '@carelane/stack'
import { testServerUrl } from './server/test-server-url'

export { startTestServer } from './server/server'
export { type TestServer } from './server/test-server'

export interface TestDatabase {
  url: string
  serverUrl: string
  drop(): Promise<void>
}

/**
 * An empty database of its own for a test, on the server that the run's global setup started.
 * @param label says in the database's name whose it is
 */
export async function createTestDatabase(label: string): Promise<TestDatabase> {
  const serverUrl = testServerUrl()
  const name = `carelane_test_${label.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE "${name}"`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    serverUrl,
    drop: async () => {
      await onServer(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
    },
  }
}
