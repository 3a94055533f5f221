import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'

// Built scripts are as deep.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../src/migrations')

export async function pendingMigrations(client: Client): Promise<string[]> {
  const [names, done] = await Promise.all([migrationNames(), doneMigrations(client)])
  return names.filter((name) => !done.has(name))
}

export async function doneMigrations(client: Client): Promise<ReadonlySet<string>> {
  const table = await client.query<{ known: boolean }>(
    `SELECT to_regclass('public.payload_migrations') IS NOT NULL AS known`,
  )
  if (!table.rows[0]?.known) return new Set()
  const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
  return new Set(rows.map(({ name }) => name))
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files.flatMap((file) => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? []).sort()
}
