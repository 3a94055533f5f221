import type { CountryCode } from '@carelane/countries'
import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { PRODUCTS } from '../products/products'
import { generateOrders } from './generate-orders'

export async function seedRepairs(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query<{ country: CountryCode; ids: number[] }>(
    'SELECT country, array_agg(id ORDER BY id) AS ids FROM service_centres GROUP BY country ORDER BY country',
  )
  const rowsOf = () => {
    const { orders, events } = generateOrders(new Map(rows.map(({ country, ids }) => [country, ids])), now)
    return { products: PRODUCTS, work_orders: orders, work_order_events: events }
  }
  await fillTables(client, rowsOf, 'work_order_events')
}
