import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { ASSISTANT_COUNTRIES, SHORT_URLS, surveys } from './shell-data'

/** Dates are counted from `now`. */
export async function seedShell(client: PoolClient, now: Date): Promise<void> {
  const rows = () => ({
    assistant_countries: ASSISTANT_COUNTRIES,
    surveys: surveys(now),
    short_urls: SHORT_URLS,
  })
  await fillTables(client, rows, 'short_urls')
}
