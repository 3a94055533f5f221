/** One that was applied is never changed: another one follows it. */
export interface Migration {
  name: string
  sql: string
}

/** A connection within a transaction. */
interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Applies, within the caller's transaction, the migrations that the table `migrations` of the database does not have, in order.
 * Who comes second waits for the advisory lock until the first has committed, and finds nothing left to do.
 * @returns the names of those that it applied
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
