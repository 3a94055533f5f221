import type { CountryCode, Locale } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { findDevice, type DeviceRecord } from '../warranty/device-record'
import { reasonAgainst, type PlanReason } from './plan-reason'
import { quoteOf, type Quote } from './quote'
import { takesUpStock } from './takes-up-stock'

const product = z.object({
  id: z.number(),
  type: z.string(),
  name: z.string(),
  covers: z.array(z.string()),
  withinDays: z.number().nullable(),
  effectDays: z.number(),
  left: z.number().nullable(),
})

const price = z.object({
  productId: z.number(),
  days: z.number(),
  currency: z.string(),
  price: z.string().transform(BigInt),
  basisPoints: z.number(),
})

export type Price = z.output<typeof price>

export type Plan = z.output<typeof product> & { reason: PlanReason | null; prices: Price[] }

export interface PlanQuestion {
  imei: string
  country: CountryCode
  language: Locale
  storeId?: number
  now: Date
}

export async function findPlans(
  database: Queryable,
  { imei, country, language, storeId, now }: PlanQuestion,
): Promise<{ device: DeviceRecord; plans: Plan[] } | undefined> {
  const device = await findDevice(database, imei, country)
  if (!device) return undefined
  const covered = await coveredParts(database, device)
  const products = await database.query(PRODUCTS, [imei, language, storeId, now])
  const prices = await pricesIn(database, country)
  const plans = products.rows.map((row) => {
    const read = product.parse(row)
    const own = prices.filter(({ productId }) => productId === read.id)
    return { ...read, reason: reasonAgainst(read, device, covered, now), prices: own }
  })
  return { device, plans }
}

const PRODUCTS = /* sql */ `
  SELECT product.id, product.type, coalesce(product.names ->> $2, product.names ->> 'en') AS name, product.covers,
    CASE WHEN $3::int IS NULL THEN product.online_days ELSE product.store_days END AS "withinDays",
    product.effect_days AS "effectDays",
    CASE WHEN $3::int IS NOT NULL THEN coalesce(stock.pieces, 0) - (
      SELECT count(*) FROM protection_orders held
      WHERE held.store_id = $3 AND held.product_id = product.id AND ${takesUpStock('held', '$4')})::int END AS left
  FROM devices device
  JOIN models model ON model.id = device.model_id
  JOIN protection_products product ON model.product_class = ANY (product.classes)
  LEFT JOIN protection_stock stock ON stock.product_id = product.id AND stock.store_id = $3
  WHERE device.imei = $1 AND (product.sold_online OR $3::int IS NOT NULL)
  ORDER BY product.id
`

/** Now or in the past: no part can be covered twice. */
export async function coveredParts(
  database: Queryable,
  { imei, extensionMonths }: DeviceRecord,
): Promise<Set<string>> {
  const { rows } = await database.query<{ part: string }>(
    `SELECT unnest(product.covers) AS part FROM protection_orders bought
     JOIN protection_products product ON product.id = bought.product_id
     WHERE bought.imei = $1 AND bought.paid_at IS NOT NULL AND bought.canceled_at IS NULL`,
    [imei],
  )
  return new Set([...rows.map(({ part }) => part), ...(extensionMonths > 0 ? ['warranty'] : [])])
}

async function pricesIn(database: Queryable, country: CountryCode): Promise<Price[]> {
  const { rows } = await database.query(
    `SELECT product_id AS "productId", days, currency, price, basis_points AS "basisPoints"
     FROM protection_prices WHERE country = $1 ORDER BY product_id, days`,
    [country],
  )
  return rows.map((row) => price.parse(row))
}

export function planEntry({ id, type, name, reason, effectDays, prices }: Plan) {
  return {
    productId: id,
    productType: type,
    productName: name,
    available: reason === null,
    reason,
    takesEffectAfterDays: effectDays,
    durations: prices.map((offer) => {
      const { price, tax, total } = wireQuote(quoteOf(offer.price, offer))
      return { days: offer.days, currency: offer.currency, price, tax, total }
    }),
  }
}

/** JSON numbers: our amounts are exact in them. */
export function wireQuote({ price, discount, tax, total }: Quote) {
  return { price: Number(price), discount: Number(discount), tax: Number(tax), total: Number(total) }
}
