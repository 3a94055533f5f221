import { startEmbedded } from './embedded'
import { startContainer } from './container'
import type { TestServer } from './test-server'

/** The server that DATABASE_URL names; else one in a container where a runtime answers; else an embedded one. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, kind: 'DATABASE_URL', stop: () => Promise.resolve() }
  return (await startContainer()) ?? (await startEmbedded())
}
