import { Hono } from 'hono'
import type { Pool } from 'pg'

export function ledgerRoutes(pool: Pool): Hono {
  return new Hono().get('/', async (context) => {
    const order = context.req.query('order')
    const [orders, payments, charges, callbacks] = await Promise.all(
      Object.values(TABLES).map(async (select) => (await pool.query<object>(select, [order])).rows),
    )
    return context.json({ orders, payments, charges, callbacks })
  })
}

const TABLES = {
  orders: `SELECT number, request_key AS "requestKey", owner, imei, product_id AS "productId", currency,
      total::float8 AS total, paid_at AS "paidAt", canceled_at AS "canceledAt"
    FROM protection_orders WHERE number = coalesce($1, number) ORDER BY created_at, number`,
  payments: `SELECT number, request_key AS "requestKey", order_number AS "orderNumber", currency,
      amount::float8 AS amount, state, method
    FROM payments WHERE order_number = coalesce($1, order_number) ORDER BY begun_at, number`,
  charges: `SELECT payment_number AS "paymentNumber", order_number AS "orderNumber", kind, currency,
      amount::float8 AS amount, at
    FROM charges WHERE order_number = coalesce($1, order_number) ORDER BY id`,
  callbacks: `SELECT payment_number AS "paymentNumber", body ->> 'payment' AS payment, sent_at AS "sentAt", status
    FROM payment_callbacks WHERE body ->> 'orderNumber' = coalesce($1, body ->> 'orderNumber') ORDER BY id`,
}
