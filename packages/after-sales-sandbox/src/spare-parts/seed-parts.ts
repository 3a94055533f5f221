import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { televisions, TELEVISION_TERMS } from '../televisions/television-data'
import {
  ADDRESS_RANGES,
  HIGH_BRAND_BENEFITS,
  highBrandModels,
  parts,
  partSerials,
  priceLevels,
} from './part-data'

export async function seedParts(client: PoolClient, now: Date): Promise<void> {
  const rows = () => ({
    warranty_terms: TELEVISION_TERMS,
    televisions: televisions(now),
    part_serials: partSerials(now),
    high_brand_models: highBrandModels(),
    high_brand_benefits: HIGH_BRAND_BENEFITS,
    address_ranges: ADDRESS_RANGES,
    parts: parts(),
    price_levels: priceLevels(),
  })
  await fillTables(client, rows, 'price_levels')
}
