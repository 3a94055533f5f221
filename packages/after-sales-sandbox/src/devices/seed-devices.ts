import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { generateDevices } from './generate-devices'
import { BRANDS, MODELS } from './models'
import { DEALERS, WARRANTY_AGREEMENTS, WARRANTY_TERMS } from './warranty-rules'

export async function seedDevices(client: PoolClient, now: Date): Promise<void> {
  const rows = () => ({
    brands: BRANDS,
    models: MODELS,
    warranty_terms: WARRANTY_TERMS,
    warranty_agreements: WARRANTY_AGREEMENTS,
    dealers: DEALERS,
    devices: generateDevices(now),
  })
  await fillTables(client, rows, 'devices')
}
