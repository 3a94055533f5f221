import { startTestServer } from './server/server'

/** Vitest's global setup for integration tests: one PostgreSQL for the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  process.env.CARELANE_TEST_POSTGRES = server.url
  return server.stop
}
