import { z } from 'zod'
import type { Queryable } from '../database/queryable'

const instant = z.date().nullable()

const payment = z.object({
  number: z.string(),
  secret: z.string(),
  orderNumber: z.string(),
  productName: z.string(),
  currency: z.string(),
  amount: z.string().transform(BigInt),
  language: z.string(),
  returnUrl: z.string(),
  state: z.enum(['open', 'challenged', 'processing', 'succeeded', 'failed', 'refunded']),
  method: z.string().nullable(),
  instrument: z.string().nullable(),
  wrongCodes: z.number(),
  openUntil: z.date(),
  settlesAt: instant,
})

export type Payment = z.output<typeof payment>

export async function findPayment(database: Queryable, secret: string): Promise<Payment | undefined> {
  const { rows } = await database.query(
    `SELECT payments.number, secret, order_number AS "orderNumber",
       coalesce(product.names ->> language, product.names ->> 'en') AS "productName",
       payments.currency, amount, language, return_url AS "returnUrl", state, method, instrument,
       wrong_codes AS "wrongCodes", open_until AS "openUntil", settles_at AS "settlesAt"
     FROM payments
     JOIN protection_orders bought ON bought.number = order_number
     JOIN protection_products product ON product.id = bought.product_id
     WHERE secret = $1`,
    [secret],
  )
  return rows[0] === undefined ? undefined : payment.parse(rows[0])
}

const instrument = z.object({
  number: z.string(),
  story: z.string(),
  succeeds: z.boolean(),
  seconds: z.number(),
  asksCode: z.boolean(),
  callbacks: z.number(),
  callbackFirst: z.boolean(),
  refundAfterSeconds: z.number().nullable(),
})

export type Instrument = z.output<typeof instrument>

export async function findInstruments(
  database: Queryable,
  method: string,
  number?: string,
): Promise<Instrument[]> {
  const { rows } = await database.query(
    `SELECT number, story, succeeds, seconds, asks_code AS "asksCode", callbacks,
       callback_first AS "callbackFirst", refund_after_seconds AS "refundAfterSeconds"
     FROM payment_instruments WHERE method = $1 AND number = coalesce($2, number) ORDER BY number`,
    [method, number],
  )
  return rows.map((row) => instrument.parse(row))
}
