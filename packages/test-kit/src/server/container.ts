import { getContainerRuntimeClient } from 'testcontainers'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import type { TestServer } from './test-server'

/** Undefined without a container runtime. */
export async function startContainer(): Promise<TestServer | undefined> {
  const runtime = await getContainerRuntimeClient().catch(() => undefined)
  if (!runtime) return undefined
  const container = await new PostgreSqlContainer('postgres:17-alpine')
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
    .start()
  return {
    url: container.getConnectionUri(),
    kind: 'container',
    stop: async () => {
      await container.stop()
    },
  }
}
