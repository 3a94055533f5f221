import { ignoreFailure } from '@carelane/config/ignore-failure'
import { DATABASES, databaseUrl, type DatabaseName } from '@carelane/config'
import { Client, DatabaseError } from 'pg'
import { codeOf, Problem } from '../problem'

const OLDEST = 150_000
const EXISTS_ALREADY = '42P04'

export async function onServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await ignoreFailure(client.end(), 'closing')
  }
}

/** @throws Problem if the server is unreachable or too old, or the account may not create databases */
export async function ensureDatabases(serverUrl: string, prefix: string): Promise<void> {
  try {
    await onServer(serverUrl, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `SELECT current_setting('server_version_num')::int AS version`,
      )
      const version = rows[0]?.version ?? 0
      if (version < OLDEST)
        throw new Problem(`${hostAndPort(serverUrl)} is older than PostgreSQL 15 (${version}).`)
      for (const database of DATABASES) await createMissing(client, prefix + database)
    })
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `The PostgreSQL that DATABASE_URL names (${hostAndPort(serverUrl)}) cannot be used: ${reasonOf(error)}. ` +
        'Start it or correct DATABASE_URL; without DATABASE_URL an embedded PostgreSQL is used.',
    )
  }
}

export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    for (const database of DATABASES) {
      const name = client.escapeIdentifier(prefix + database)
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  })
}

export function databaseUrls(serverUrl: string, prefix: string): Record<DatabaseName, string> {
  const urls = DATABASES.map((database) => [database, databaseUrl(serverUrl, database, prefix)] as const)
  return Object.fromEntries(urls) as Record<DatabaseName, string>
}

export function hostAndPort(serverUrl: string): string {
  const url = new URL(serverUrl)
  return `${url.hostname || 'localhost'}:${url.port || 5432}`
}

async function createMissing(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount) return
  await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && error.code === EXISTS_ALREADY)) throw error
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error instanceof Error && error.message) return error.message
  return codeOf(error) ?? 'no answer'
}
