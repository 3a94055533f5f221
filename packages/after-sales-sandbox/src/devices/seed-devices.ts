import type { PoolClient } from 'pg'
import { generateDevices } from './generate-devices'
import { BRANDS, MODELS } from './models'
import { DEALERS, WARRANTY_AGREEMENTS, WARRANTY_TERMS } from './warranty-rules'

/** Fills the device tables unless they are filled; `now` is what the devices' dates are counted from. */
export async function seedDevices(client: PoolClient, now: Date): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM devices LIMIT 1')
  if (rowCount) return
  const tables = {
    brands: BRANDS,
    models: MODELS,
    warranty_terms: WARRANTY_TERMS,
    warranty_agreements: WARRANTY_AGREEMENTS,
    dealers: DEALERS,
    devices: generateDevices(now),
  }
  for (const [table, rows] of Object.entries(tables)) {
    const insert = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`
    await client.query(insert, [JSON.stringify(rows)])
  }
}
