import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { findOrders, quoteStateOf } from '../repairs/order-record'

const quoteRecord = z.object({
  version: z.number(),
  createdAt: z.date(),
  validUntil: z.date(),
  found: z.record(z.string(), z.string()),
  lines: z.array(z.object({ kind: z.string(), name: z.string(), quantity: z.number(), price: z.number() })),
  currency: z.string(),
  basisPoints: z.number(),
  taxIsIncluded: z.boolean(),
  tax: z.coerce.number(),
  total: z.coerce.number(),
  diagnosisFee: z.coerce.number(),
  leastDays: z.number(),
  mostDays: z.number(),
  answeredAt: z.date().nullable(),
  address: z.string(),
})

export type QuoteRecord = z.output<typeof quoteRecord>

/** The one in force. */
export async function findQuote(
  database: Queryable,
  orderNumber: string,
  now: Date,
): Promise<QuoteRecord | undefined> {
  const { rows } = await database.query(
    `SELECT quote.version, quote.created_at AS "createdAt", quote.valid_until AS "validUntil", quote.found,
       quote.lines, quote.currency, quote.basis_points AS "basisPoints",
       quote.tax_is_included AS "taxIsIncluded", quote.tax, quote.total,
       quote.diagnosis_fee AS "diagnosisFee", quote.least_days AS "leastDays", quote.most_days AS "mostDays",
       given.answered_at AS "answeredAt", centre.address
     FROM repair_quotes quote
     JOIN work_orders work_order ON work_order.number = quote.order_number
     JOIN service_centres centre ON centre.id = work_order.centre_id
     LEFT JOIN repair_quote_answers given ON given.order_number = quote.order_number
       AND given.version = quote.version AND given.answer <> 'callMe' AND given.answered_at <= $2
     WHERE quote.order_number = $1 AND quote.created_at <= $2 ORDER BY quote.version DESC LIMIT 1`,
    [orderNumber, now],
  )
  return rows[0] && quoteRecord.parse(rows[0])
}

/** Null unless it is this phone's. */
export async function quoteEntry(
  database: Queryable,
  { orderNumber, phone, language }: { orderNumber: string; phone: string; language: string },
  now: Date,
): Promise<object | null> {
  const [order] = await findOrders(database, { number: orderNumber }, now)
  const quote = await findQuote(database, orderNumber, now)
  if (!order || order.phone !== phone || !quote) return null
  const { id, name, phone: centrePhone } = order.centre
  return {
    orderNumber,
    version: quote.version,
    state: quoteStateOf(order, now),
    createdTime: quote.createdAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    answeredTime: quote.answeredAt?.toISOString() ?? null,
    productBrand: order.brand,
    productModel: order.model,
    found: quote.found[language] ?? quote.found.en,
    lines: quote.lines,
    currency: quote.currency,
    tax: { amount: quote.tax, percent: quote.basisPoints / 100, isIncluded: quote.taxIsIncluded },
    total: quote.total,
    diagnosisFee: quote.diagnosisFee,
    repairDays: { least: quote.leastDays, most: quote.mostDays },
    serviceCenter: { id, name, address: quote.address, phone: centrePhone },
  }
}
