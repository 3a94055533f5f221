import { startEmbedded } from './embedded'
import { startContainer } from './container'
import type { TestServer } from './test-server'

export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, kind: 'DATABASE_URL', stop: () => Promise.resolve() }
  return (await startContainer()) ?? (await startEmbedded())
}
