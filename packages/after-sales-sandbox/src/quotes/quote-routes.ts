import { randomInt } from 'node:crypto'
import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { Hono } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { orderNumber } from '../calls/request-values'
import { inTransaction } from '../database/in-transaction'
import { madeUpPhone } from '../phones'
import { readBody } from '../read-body'
import type { Surroundings } from '../surroundings'
import { partPrices, priceQuote, QUOTED_PRODUCTS } from './price-quote'

const DAY_MS = 86_400_000

const wanted = z.union([
  z.object({ orderNumber }),
  z.object({
    country: z.enum(COUNTRY_CODES),
    validDays: z.number().min(0.001).max(1_000).default(10),
    phone: z.string().optional(),
  }),
])

/** Tests only: a quote can be answered only once. */
export function quoteRoutes({ pool, clock }: Surroundings): Hono {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, wanted)
    if (!body.ok) return context.json({ message: body.message }, 400)
    const { value } = body
    const made = await inTransaction(pool, (client) =>
      'orderNumber' in value
        ? raise(client, value.orderNumber, clock.now())
        : makeOrder(client, value, clock.now()),
    )
    return made ? context.json(made) : context.json({ message: 'no such quote' }, 404)
  })
}

async function makeOrder(
  client: PoolClient,
  {
    country,
    validDays,
    phone = madeUpPhone(country, Math.random),
  }: Exclude<z.output<typeof wanted>, { orderNumber: string }>,
  now: Date,
) {
  const product = QUOTED_PRODUCTS[randomInt(QUOTED_PRODUCTS.length)]
  const asked = { country, productId: product?.id ?? 0, parts: 2, isDearer: false }
  const quote = priceQuote(await partPrices(client, country), asked)
  if (!quote) return undefined
  const number = `WO${country.toUpperCase()}${String(randomInt(1e9, 1e10))}`
  await client.query(
    `INSERT INTO work_orders (number, country, phone, product_id, centre_id, warranty_status)
     SELECT $1, $2, $3, $4, min(id), 'outOfWarranty' FROM service_centres WHERE country = $2`,
    [number, country, phone, asked.productId],
  )
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await client.query(
    `INSERT INTO work_order_events (order_number, event, at)
     VALUES ($1, 'submitted', $2), ($1, 'arrived', $3), ($1, 'quoted', $4)`,
    [number, before(2), before(1), now],
  )
  await writeQuote(client, { orderNumber: number, version: 1, from: now, until: before(-validDays) }, quote)
  return { orderNumber: number, phone, total: quote.total, version: 1 }
}

async function raise(client: PoolClient, orderNumber: string, now: Date) {
  const { rows } = await client.query<{
    country: CountryCode
    productId: number
    version: number
    until: Date
  }>(
    `SELECT country, product_id AS "productId", version, valid_until AS until
     FROM work_orders JOIN repair_quotes ON order_number = number
     WHERE number = $1 ORDER BY version DESC LIMIT 1`,
    [orderNumber],
  )
  const [last] = rows
  if (!last) return undefined
  const { country, productId, until } = last
  const quote = priceQuote(await partPrices(client, country), {
    country,
    productId,
    parts: 2,
    isDearer: true,
  })
  if (!quote) return undefined
  const version = last.version + 1
  await writeQuote(client, { orderNumber, version, from: now, until }, quote)
  return { orderNumber, total: quote.total, version }
}

async function writeQuote(
  client: PoolClient,
  { orderNumber, version, from, until }: { orderNumber: string; version: number; from: Date; until: Date },
  quote: NonNullable<ReturnType<typeof priceQuote>>,
): Promise<void> {
  const row = {
    order_number: orderNumber,
    version,
    created_at: from.toISOString(),
    valid_until: until.toISOString(),
    ...quote,
  }
  const columns = Object.keys(row).join(', ')
  await client.query(
    `INSERT INTO repair_quotes (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::repair_quotes, $1)`,
    [JSON.stringify(row)],
  )
}
