import { closeSync, openSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import {
  embeddedPostgresUrl,
  freePort,
  identityOf,
  isRunning,
  startPostgres,
  stopProcess,
  type ProcessIdentity,
} from '@carelane/stack'
import type { TestServer } from './test-server'

const PREFIX = 'carelane-test-postgres-'

interface Record {
  owner?: ProcessIdentity
  server?: ProcessIdentity
}

export async function startEmbedded(): Promise<TestServer> {
  await sweep()
  const folder = await mkdtemp(path.join(tmpdir(), PREFIX))
  // For PostgreSQL's own user, if root runs the tests.
  await chmod(folder, 0o755)
  const options = { dataFolder: folder, port: await freePort(), password: randomBytes(16).toString('hex') }
  await note(folder, { owner: identityOf(process.pid) })
  const log = openSync(path.join(folder, 'log'), 'a')
  const server = await startPostgres({ ...options, log, settings: { max_connections: 300, fsync: 'off' } })
  closeSync(log)
  await note(folder, { owner: identityOf(process.pid), server: identityOf(server.pid) })
  return {
    url: embeddedPostgresUrl(options),
    kind: 'embedded',
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ends servers of killed test runs; other users' cannot be ended. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  for (const name of names) await sweepAway(path.join(tmpdir(), name)).catch(() => undefined)
}

async function sweepAway(folder: string): Promise<void> {
  const { owner, server } = JSON.parse(await readFile(path.join(folder, 'record.json'), 'utf8')) as Record
  if (!owner || isRunning(owner)) return
  if (server && isRunning(server)) await stopProcess(server.pid, 'SIGINT', 5000)
  await rm(folder, { recursive: true, force: true })
}

function note(folder: string, record: Record): Promise<void> {
  return writeFile(path.join(folder, 'record.json'), JSON.stringify(record))
}
