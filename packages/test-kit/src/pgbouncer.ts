import { freePort } from '@carelane/stack'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'

export interface Pgbouncer {
  /** Of the server, through the pool. */
  url: string
  /** At the moment, of those who ask and of those that the server has. */
  connectionsOf(databaseUrl: string): Promise<{ clients: number; servers: number }>
  stop(): Promise<void>
}

/** To each database: as few as make clients take turns with each. */
export const POOLED_CONNECTIONS = 4

const pools = z.array(
  z.object({
    database: z.string(),
    cl_active: z.number(),
    cl_waiting: z.number(),
    sv_active: z.number(),
    sv_idle: z.number(),
    sv_used: z.number(),
  }),
)

/**
 * In transaction mode, in front of a PostgreSQL.
 * @throws Error where there is no pgbouncer, or it does not start
 */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'carelane-pgbouncer-'))
  // As root it takes another account.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configurationOf(port, new URL(serverUrl)))
  const asAccount = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...asAccount, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  await Promise.race([
    once(child, 'spawn'),
    once(child, 'error').then(() => {
      throw new Error('There is no pgbouncer: apt install pgbouncer')
    }),
  ])
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = new URL(serverUrl)
  url.host = `127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await answers(url.href))
      return { url: url.href, connectionsOf: (database) => connectionsOf(url, database), stop }
    await new Promise((done) => setTimeout(done, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`pgbouncer did not start:\n${said}`)
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function connectionsOf(pooled: URL, databaseUrl: string) {
  const console = new URL(pooled)
  console.pathname = '/pgbouncer'
  const client = new Client({ connectionString: console.href })
  await client.connect()
  const { rows } = await client.query('SHOW POOLS')
  await client.end()
  const database = new URL(databaseUrl).pathname.slice(1)
  const own = pools.parse(rows).filter((each) => each.database === database)
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    clients: sum(own.flatMap((each) => [each.cl_active, each.cl_waiting])),
    servers: sum(own.flatMap((each) => [each.sv_active, each.sv_idle, each.sv_used])),
  }
}

/** What docs/production/processes.md asks for. */
function configurationOf(port: number, { hostname, port: serverPort, username, password }: URL): string {
  const server = `host=${hostname} port=${serverPort || 5432} user=${decodeURIComponent(username)}`
  return `[databases]
* = ${server} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOLED_CONNECTIONS}
server_lifetime = 60
server_idle_timeout = 5
ignore_startup_parameters = statement_timeout,extra_float_digits
`
}
