import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { ASSISTANT_COUNTRIES, SHORT_URLS } from './shell-data'

export async function seedShell(client: PoolClient): Promise<void> {
  const rows = () => ({ assistant_countries: ASSISTANT_COUNTRIES, short_urls: SHORT_URLS })
  await fillTables(client, rows, 'short_urls')
}
