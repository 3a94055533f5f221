import type { PoolClient } from 'pg'
import type { Order } from '../protection/order-record'

export async function refundOrder(
  client: PoolClient,
  { number, imei, extendsMonths, paidAt }: Order,
  now: Date,
): Promise<number> {
  const { rows } = await client.query<{ amount: string }>(
    `WITH refunded AS (
       UPDATE payments SET state = 'refunded', refund_at = NULL
       WHERE order_number = $1 AND state = 'succeeded' RETURNING number, currency, amount
     )
     INSERT INTO charges (payment_number, order_number, kind, currency, amount, at)
     SELECT number, $1, 'refund', currency, amount, $2 FROM refunded RETURNING amount`,
    [number, now],
  )
  if (paidAt) {
    await client.query('UPDATE devices SET extension_months = extension_months - $2 WHERE imei = $1', [
      imei,
      extendsMonths,
    ])
  }
  return rows.reduce((sum, { amount }) => sum + Number(amount), 0)
}
