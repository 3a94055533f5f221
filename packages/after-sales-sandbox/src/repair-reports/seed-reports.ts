import type { PoolClient } from 'pg'
import { z } from 'zod'
import { fillTables } from '../database/fill-tables'
import { pickWith, seededRandom } from '../random'

const SEED = 27_300
const GUARANTEE_DAYS = 90
const OLD_PARTS = ['given-back', 'recycled', 'sent-to-maker']
const ALPHABET = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']

/** By the category of the part. */
const KINDS: Readonly<Record<string, { part: string; found: string }>> = {
  Screen: { part: 'screen', found: 'cracked-screen' },
  Battery: { part: 'battery', found: 'battery' },
  Camera: { part: 'camera', found: 'camera' },
  'Phone Speaker': { part: 'speaker', found: 'speaker' },
  'Back Cover': { part: 'back-cover', found: 'back-cover' },
}

const NOTES = [
  { note: null, note_language: null },
  { note: 'Frame slightly bent near the power button, still tight.', note_language: 'en' },
  { note: 'الإطار منحنٍ قليلًا قرب زر التشغيل.', note_language: 'ar' },
]

const repairedOrder = z.object({
  number: z.string(),
  productId: z.number(),
  isFree: z.boolean(),
  currency: z.string(),
  parts: z.array(z.object({ category: z.string(), cost: z.number() })).nullable(),
})

type RepairedOrder = z.output<typeof repairedOrder>

/** One for each order that is repaired, now or later. */
export function seedReports(client: PoolClient): Promise<void> {
  return fillTables(client, async () => reportsOf(await repairedOrders(client)), 'repair_reports')
}

async function repairedOrders(client: PoolClient): Promise<RepairedOrder[]> {
  const { rows } = await client.query(
    `SELECT work_order.number, work_order.product_id AS "productId",
       work_order.warranty_status = 'underWarranty' AS "isFree", level.currency,
       (
         SELECT jsonb_agg(jsonb_build_object('category', category, 'cost', price + labor_cost) ORDER BY category DESC)
         FROM part_prices price
         WHERE price.country = work_order.country AND price.product_id = work_order.product_id
           AND category = ANY($1)
       ) AS parts
     FROM work_orders work_order
     JOIN work_order_events event ON event.order_number = work_order.number AND event.event = 'repaired'
     JOIN price_levels level ON level.country = work_order.country
     ORDER BY work_order.number`,
    [Object.keys(KINDS)],
  )
  return rows.map((row) => repairedOrder.parse(row))
}

function reportsOf(orders: readonly RepairedOrder[]) {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  const serials: object[] = []
  const reports = orders.map(({ number, productId, isFree, currency, parts }, at) => {
    const replaced = (parts ?? []).slice(0, 1 + (at % 2)).map(({ category, cost }) => {
      const letters = Array.from({ length: 9 }, () => pick(ALPHABET)).join('')
      const serialNumber = `SR${letters}${String(serials.length).padStart(5, '0')}`
      // Not used before: a serial number is told once, with its device.
      serials.push({ serial: serialNumber, product_id: productId, category, used_at: null })
      return { ...KINDS[category], cost, serialNumber, oldPart: pick(OLD_PARTS) }
    })
    return {
      order_number: number,
      found: replaced.length > 0 ? replaced.map(({ found }) => found) : ['does-not-turn-on'],
      done: replaced.length > 0 ? ['part-replaced', 'tested'] : ['software-updated', 'tested'],
      ...pick(NOTES),
      parts: replaced.map(({ part, serialNumber, oldPart }) => ({ part, serialNumber, oldPart })),
      price: isFree ? 0 : replaced.reduce((sum, { cost }) => sum + cost, 0),
      currency,
      guarantee_days: GUARANTEE_DAYS,
    }
  })
  return { part_serials: serials, repair_reports: reports }
}
