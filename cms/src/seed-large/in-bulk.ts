import type { Client } from 'pg'

export async function withoutTriggers(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await work()
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** Building them afterwards is several times faster. */
export async function withoutGinIndexes(
  client: Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
    WHERE i.indrelid = $1::regclass AND a.amname = 'gin'`,
    [table],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  await client.query(`SET LOCAL maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}

export async function continueIds(client: Client, table: string): Promise<void> {
  await client.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    [table],
  )
}

export async function nextId(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `SELECT coalesce(max(id), 0)::int + 1 AS next FROM ${table}`,
  )
  return rows[0]?.next ?? 1
}
