import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { spawnPart } from '../processes/spawn-part'
import type { Running } from '../supervision/part'
import { postgresBinaries } from './binaries'
import { clearLeftovers, ensureCluster } from './cluster'
import { clusterFolder } from './cluster-folder'
import { ownerOf, postgresUser } from './user'

export interface PostgresOptions {
  dataFolder: string
  port: number
  password: string
  /** File descriptor. */
  log: number
  started?: (running: Running) => void
  settings?: Record<string, string | number>
}

export function embeddedPostgresUrl({ port, password }: Pick<PostgresOptions, 'port' | 'password'>): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}

/** @throws Error if it ends before it is ready */
export async function startPostgres(options: PostgresOptions): Promise<Running> {
  const starter = postgresUser()
  const folder = clusterFolder(options.dataFolder, starter)
  const user = starter && (ownerOf(folder) ?? starter)
  const binaries = await postgresBinaries(user)
  await ensureCluster({ folder, binaries, user, password: options.password })
  await clearLeftovers(folder)
  const settings = {
    listen_addresses: '127.0.0.1',
    // The default folder is missing or not writable on many machines.
    unix_socket_directories: '',
    port: options.port,
    max_connections: 200,
    // Releases the rows of a killed sender at once.
    client_connection_check_interval: '2s',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const running = await spawnPart({
    program: binaries.postgres,
    parameters: ['-D', folder, ...flags],
    log: options.log,
    options: { ...user, cwd: folder },
    stop: { signal: 'SIGINT', patience: 4000 },
  })
  options.started?.(running)
  let end: string | undefined
  void running.ended.then((how) => (end = how))
  while (!(await answers(embeddedPostgresUrl(options)))) {
    if (end !== undefined) throw new Error(`PostgreSQL ${end} before it was ready`)
    await wait(50)
  }
  return running
}

export async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    const connected = client.connect().then(() => true)
    return (await ignoreFailure(connected, 'probing')) ?? false
  } finally {
    await ignoreFailure(client.end(), 'closing')
  }
}
