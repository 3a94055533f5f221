import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { INSTRUMENTS } from '../payments/instruments'
import { OFFERS, PRODUCTS, protocols, referralCodes, TAX_RATES } from './protection-data'

export async function seedProtection(client: PoolClient, now: Date): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM protection_stock LIMIT 1')
  if (rowCount) return
  const rows = () => ({
    protection_products: PRODUCTS,
    protection_offers: OFFERS,
    tax_rates: TAX_RATES,
    protection_protocols: protocols(now),
    referral_codes: referralCodes(now),
    payment_instruments: INSTRUMENTS,
  })
  await fillTables(client, rows, 'payment_instruments')
  await client.query(
    `INSERT INTO protection_stores (id, code)
     SELECT id, upper(country) || '-' || upper(left(md5('store ' || id), 6)) FROM service_centres
     WHERE id % 3 = 0`,
  )
  await client.query(
    `INSERT INTO protection_stock (store_id, product_id, pieces)
     SELECT store.id, product.id, (store.id / 3 + product.id * 3) % 8
     FROM protection_stores store CROSS JOIN protection_products product`,
  )
}
