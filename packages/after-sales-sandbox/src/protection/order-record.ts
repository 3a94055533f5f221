import type { Locale } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'

const instant = z.date().nullable()
const amount = z.string().transform(Number)

const orderRecord = z.object({
  number: z.string(),
  owner: z.string(),
  country: z.string(),
  imei: z.string(),
  productId: z.number(),
  type: z.string(),
  productName: z.string(),
  days: z.number(),
  effectDays: z.number(),
  extendsMonths: z.number(),
  name: z.string(),
  phone: z.string(),
  model: z.string(),
  currency: z.string(),
  total: amount,
  createdAt: z.date(),
  payUntil: z.date(),
  paidAt: instant,
  effectiveAt: instant,
  endAt: instant,
  canceledAt: instant,
  payment: z.object({ number: z.string(), state: z.string(), open_until: z.coerce.date() }).nullable(),
  count: z.number(),
})

export type Order = z.output<typeof orderRecord>

interface OrderQuestion {
  owner?: string
  number?: string
  payment?: string | undefined
  language: Locale
  offset?: number
  limit?: number
}

const SELECT = /* sql */ `
  SELECT bought.number, bought.owner, bought.country, bought.imei, bought.product_id AS "productId", product.type,
    coalesce(product.names ->> $3, product.names ->> 'en') AS "productName", bought.days,
    product.effect_days AS "effectDays", product.extends_months AS "extendsMonths",
    bought.name, bought.phone, model.name AS model, bought.currency, bought.total,
    bought.created_at AS "createdAt", bought.pay_until AS "payUntil", bought.paid_at AS "paidAt",
    bought.effective_at AS "effectiveAt", bought.end_at AS "endAt", bought.canceled_at AS "canceledAt",
    (SELECT to_jsonb(last) FROM (
      SELECT number, state, open_until FROM payments
      WHERE order_number = bought.number AND number = coalesce($6, number)
      ORDER BY state IN ('succeeded', 'refunded') DESC, begun_at DESC, number LIMIT 1) last) AS payment,
    count(*) OVER ()::int AS count
  FROM protection_orders bought
  JOIN protection_products product ON product.id = bought.product_id
  JOIN devices device ON device.imei = bought.imei
  JOIN models model ON model.id = device.model_id
  WHERE bought.owner = coalesce($1, bought.owner) AND bought.number = coalesce($2, bought.number)
  ORDER BY bought.created_at DESC, bought.number OFFSET $4 LIMIT $5
`

export async function findOrders(database: Queryable, question: OrderQuestion): Promise<Order[]> {
  const { owner, number, payment, language, offset = 0, limit = 1 } = question
  const { rows } = await database.query(SELECT, [owner, number, language, offset, limit, payment])
  return rows.map((row) => orderRecord.parse(row))
}

type Status = 'created' | 'paying' | 'failed' | 'paid' | 'effective' | 'ended' | 'canceled'

/** [4#32]–[4#34] */
export function statusOf(order: Order, now: Date): Status {
  if (order.canceledAt) return 'canceled'
  if (order.paidAt && order.effectiveAt && order.endAt) {
    if (now < order.effectiveAt) return 'paid'
    return now < order.endAt ? 'effective' : 'ended'
  }
  if (isPending(order, now)) return 'paying'
  if (order.payUntil <= now) return 'canceled'
  return order.payment ? 'failed' : 'created'
}

export function paymentOf(order: Order, now: Date): 'none' | 'pending' | 'succeeded' | 'failed' | 'refunded' {
  if (!order.payment) return 'none'
  if (isPending(order, now)) return 'pending'
  const { state } = order.payment
  return state === 'succeeded' || state === 'refunded' ? state : 'failed'
}

function isPending({ payment }: Order, now: Date): boolean {
  if (!payment) return false
  const isOpen = payment.state === 'open' || payment.state === 'challenged'
  return payment.state === 'processing' || (isOpen && now < payment.open_until)
}

/** §3 'Protection order' */
export function orderEntry(order: Order, now: Date) {
  const status = statusOf(order, now)
  return {
    orderNumber: order.number,
    status,
    policyState: order.paidAt ? (status === 'effective' ? 'valid' : 'invalid') : null,
    productId: order.productId,
    productType: order.type,
    productName: order.productName,
    durationDays: order.days,
    name: order.name,
    phone: order.phone,
    imei: order.imei,
    deviceModel: order.model,
    totalAmount: order.total,
    currency: order.currency,
    createTime: order.createdAt,
    paidTime: order.paidAt,
    effectiveTime: order.effectiveAt,
    canceledTime: order.canceledAt ?? (status === 'canceled' ? order.payUntil : null),
    endTime: order.endAt,
  }
}
