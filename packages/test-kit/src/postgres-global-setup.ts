import { startTestServer } from './server/server'
import { dropTemplates } from './stack/template'

/** Vitest's global setup for integration tests: one PostgreSQL for the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  process.env.CARELANE_TEST_POSTGRES = server.url
  return async () => {
    await dropTemplates(server.url)
    await server.stop()
  }
}
