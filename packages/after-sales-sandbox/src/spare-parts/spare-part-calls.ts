import { z } from 'zod'
import { choice, language, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { findCorrection } from '../contests/contest-record'

const CHOICES = ['product', 'brand', 'series', 'model', 'category', 'memory'] as const
const COLUMNS = {
  product: 'product.kind',
  brand: 'product.brand',
  series: 'product.series',
  model: 'product.name',
  category: 'price.category',
  memory: 'price.memory',
} as const
const LISTS = {
  product: 'products',
  brand: 'brands',
  series: 'series',
  model: 'models',
  category: 'categories',
  memory: 'memories',
} as const

const PRICES = 'part_prices price JOIN products product ON product.id = price.product_id'

/** [7#19] */
export const sparePartChoices = sandboxCall({
  name: 'spare-part-choices',
  path: 'Bg/spare-parts-price/brand-model-series',
  request: z.object({
    ...place,
    product: choice.optional(),
    brand: choice.optional(),
    series: choice.optional(),
    model: choice.optional(),
    category: choice.optional(),
  }),
  answer: async ({ mcc: country, language: _, ...asked }, { pool }) => {
    const made = [asked.product, asked.brand, asked.series, asked.model, asked.category]
    const lists: [string, { value: string; label: string }[]][] = []
    for (const [at, field] of CHOICES.entries()) {
      const before = made.slice(0, at)
      const isOpen = before.every((value) => value !== undefined)
      const wheres = before.map((_, place) => `AND ${COLUMNS[CHOICES[place] ?? field]} = $${place + 2}`)
      const sql = `SELECT DISTINCT ${COLUMNS[field]} AS value, ${COLUMNS[field]} AS label
        FROM ${PRICES} WHERE price.country = $1 AND ${COLUMNS[field]} <> '' ${wheres.join(' ')} ORDER BY 1`
      const { rows } = isOpen ? await pool.query(sql, [country, ...before]) : { rows: [] }
      lists.push([LISTS[field], rows])
    }
    return Object.fromEntries(lists)
  },
})

/** [7#20] */
export const sparePartPrices = sandboxCall({
  name: 'spare-part-prices',
  path: 'Bg/spare-parts-price/parts-price',
  method: 'POST',
  values: 'form',
  request: z.object({
    ...place,
    product: choice,
    brand: choice,
    series: choice,
    model: choice,
    category: choice.optional(),
    memory: choice.optional(),
  }),
  answer: async ({ mcc: country, product, brand, series, model, category, memory }, { pool }) => {
    const { rows } = await pool.query<{ price: string; laborCost: string }>(
      `SELECT product.kind AS product, product.brand, product.series, product.name AS model,
         price.category, price.memory, price.currency, price.price, price.labor_cost AS "laborCost"
       FROM ${PRICES}
       WHERE price.country = $1 AND product.kind = $2 AND product.brand = $3 AND product.series = $4
         AND product.name = $5 AND ($6::text IS NULL OR price.category = $6)
         AND ($7::text IS NULL OR price.memory = $7)
       ORDER BY price.category, price.price`,
      [country, product, brand, series, model, category, memory],
    )
    return rows.map((row) => {
      const [price, laborCost] = [Number(row.price), Number(row.laborCost)]
      return { ...row, price, laborCost, totalPrice: price + laborCost }
    })
  },
})

/** A part fitted before is not original [8#15], [8#16]. */
export const sparePartSerial = sandboxCall({
  name: 'spare-part-serial',
  path: 'Client/spare-parts-serial/check',
  request: z.object({ serialNumber: z.string().regex(/^[A-Z0-9]{16}$/), language }),
  answer: async ({ serialNumber }, { pool, clock }) => {
    const { rows } = await pool.query<{ partName: string; model: string; usedBefore: boolean }>(
      `SELECT part.category AS "partName", product.name AS model,
         coalesce(part.used_at <= $2, false) AS "usedBefore"
       FROM part_serials part JOIN products product ON product.id = part.product_id
       WHERE part.serial = $1`,
      [serialNumber, clock.now()],
    )
    const [part] = rows
    const { partName, model, usedBefore } = part ?? { partName: null, model: null, usedBefore: false }
    // Strings: clients must accept either.
    const asked = { device: 'part', deviceNumber: serialNumber } as const
    const byReceipt = (await findCorrection(pool, asked, clock.now())) !== undefined
    const original = String(byReceipt || (part !== undefined && !usedBefore))
    return {
      serialNumber,
      original,
      usedBefore: String(usedBefore && !byReceipt),
      byReceipt: String(byReceipt),
      partName,
      model,
    }
  },
})
