import { dropPreparedDatabases } from '../postgres'
import { dropTemplates } from '../stack/template'
import { startTestServer } from './server'

/**
 * One PostgreSQL for a run, found in the environment by all that it starts. Answers how to stop it, with what the run
 * prepared there; whoever comes second uses the first one's and stops nothing.
 */
export async function useTestServer(): Promise<() => Promise<void>> {
  if (process.env.CARELANE_TEST_POSTGRES) return () => Promise.resolve()
  const server = await startTestServer()
  process.env.CARELANE_TEST_POSTGRES = server.url
  return async () => {
    await dropPreparedDatabases(server.url)
    await dropTemplates(server.url)
    await server.stop()
  }
}
