import type { PoolClient } from 'pg'

export type TableRows = Record<string, readonly object[]>

/** Unless the last table has rows. */
export async function fillTables(
  client: PoolClient,
  rowsOf: () => TableRows | Promise<TableRows>,
  last: string,
): Promise<void> {
  const { rowCount } = await client.query(`SELECT 1 FROM ${last} LIMIT 1`)
  if (rowCount) return
  for (const [table, rows] of Object.entries(await rowsOf())) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    const insert = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`
    await client.query(insert, [JSON.stringify(rows)])
  }
}
