import type { PoolClient } from 'pg'
import { ASSISTANT_COUNTRIES, SHORT_URLS, surveys } from './shell-data'

/** Fills the tables of the site's own calls unless they are filled; dates are counted from `now`. */
export async function seedShell(client: PoolClient, now: Date): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM short_urls LIMIT 1')
  if (rowCount) return
  const tables = { short_urls: SHORT_URLS, assistant_countries: ASSISTANT_COUNTRIES, surveys: surveys(now) }
  for (const [table, rows] of Object.entries(tables)) {
    const insert = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`
    await client.query(insert, [JSON.stringify(rows)])
  }
}
