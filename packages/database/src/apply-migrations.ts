/** Never change one that was applied: add another. */
export interface Migration {
  name: string
  sql: string
}

interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Applies pending migrations in the caller's transaction. Concurrent callers wait for the advisory lock.
 * @returns the names of those it applied
 */
export async function applyMigrations(
  connection: Connection,
  lock: number,
  migrations: readonly Migration[],
): Promise<string[]> {
  await connection.query('SELECT pg_advisory_xact_lock($1)', [lock])
  await connection.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await connection.query('SELECT name FROM migrations')
  const applied = new Set((rows as { name: string }[]).map(({ name }) => name))
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql } of missing) {
    await connection.query(sql)
    await connection.query('INSERT INTO migrations (name) VALUES ($1)', [name])
  }
  return missing.map(({ name }) => name)
}
