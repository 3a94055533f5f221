import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { productSupport, repairJobs, repairTerms } from './repair-data'

/** After products and their part prices. */
export async function seedRepairCosts(client: PoolClient): Promise<void> {
  const rows = () => ({
    repair_jobs: repairJobs(),
    product_support: productSupport(),
    repair_terms: repairTerms(),
  })
  await fillTables(client, rows, 'repair_terms')
}
