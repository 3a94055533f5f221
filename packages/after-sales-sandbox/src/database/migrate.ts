import type { PoolClient } from 'pg'
import { MIGRATIONS } from './migrations'

/** Applies the migrations that the database does not have yet, within the caller's transaction. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query(/* sql */ `
    CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())
  `)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of MIGRATIONS) {
    if (applied.has(migration.name)) continue
    await client.query(migration.sql)
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [migration.name])
  }
}
