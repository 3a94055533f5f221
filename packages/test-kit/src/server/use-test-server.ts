import { dropPreparedDatabases } from '../postgres'
import { dropTemplates } from '../stack/template'
import { contentStamp } from './content-stamp'
import { startTestServer } from './server'

/** One PostgreSQL for a run. Returns how to stop it; nested callers use the first one's and stop nothing. */
export async function useTestServer(): Promise<() => Promise<void>> {
  // Before the workers start, which inherit it.
  contentStamp()
  if (process.env.CARELANE_TEST_POSTGRES) return () => Promise.resolve()
  const server = await startTestServer()
  process.env.CARELANE_TEST_POSTGRES = server.url
  return async () => {
    await dropPreparedDatabases(server.url)
    await dropTemplates(server.url)
    await server.stop()
  }
}
