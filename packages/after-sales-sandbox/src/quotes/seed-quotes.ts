import type { CountryCode } from '@carelane/countries'
import type { PoolClient } from 'pg'
import { fillTables } from '../database/fill-tables'
import { madeUpPhone } from '../phones'
import { pickWith, seededRandom } from '../random'
import { momentWithin } from '../working-days'
import { partPrices, priceQuote, QUOTED_PRODUCTS, type PartPrice } from './price-quote'
import { QUOTE_STORIES } from './quote-stories'

const SEED = 27_200
const FIRST_SERIAL = 50_001
const CUSTOMERS_OF_A_COUNTRY = 3
/** Working days */
const REPAIRED_WITHIN = 7
const DAY_MS = 86_400_000

export function seedQuotes(client: PoolClient, now: Date): Promise<void> {
  return fillTables(client, () => rowsOf(client, now), 'repair_quotes')
}

async function rowsOf(client: PoolClient, now: Date) {
  const { rows } = await client.query<{ country: CountryCode; ids: number[] }>(
    `SELECT country, array_agg(id ORDER BY id) AS ids FROM service_centres JOIN tax_rates USING (country)
     GROUP BY country ORDER BY country`,
  )
  const prices = await partPrices(client)
  return quotedOrders(rows, prices, now)
}

function quotedOrders(
  countries: readonly { country: CountryCode; ids: number[] }[],
  prices: readonly PartPrice[],
  now: Date,
) {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const orders: object[] = []
  const events: object[] = []
  const quotes: object[] = []
  const answers: object[] = []
  for (const { country, ids } of countries) {
    const phones = Array.from({ length: CUSTOMERS_OF_A_COUNTRY }, () => madeUpPhone(country, random))
    for (const [place, story] of QUOTE_STORIES.entries()) {
      const serial = String(FIRST_SERIAL + orders.length).padStart(5, '0')
      const number = `WO${country.toUpperCase()}${String(10_000 + Math.floor(random() * 90_000))}${serial}`
      const { id: product_id } = pick(QUOTED_PRODUCTS)
      const { repairing } = story.events
      orders.push({
        number,
        country,
        phone: phones[place % phones.length],
        product_id,
        centre_id: pick(ids),
        warranty_status: 'outOfWarranty',
        hand_in_by: null,
        estimated_repaired_at:
          repairing === undefined
            ? null
            : momentWithin(REPAIRED_WITHIN, new Date(at(repairing)), country).toISOString(),
        delay_reason: story.partComes === undefined ? null : 'waitsForPart',
        delay_expected_at: story.partComes === undefined ? null : at(story.partComes),
      })
      for (const [event, day] of Object.entries(story.events))
        events.push({ order_number: number, event, at: at(day) })
      const parts = 1 + (place % 2)
      for (const [before, { from, until }] of story.quotes.entries())
        quotes.push({
          order_number: number,
          version: before + 1,
          created_at: at(from),
          valid_until: at(until),
          ...priceQuote(prices, { country, productId: product_id, parts, isDearer: before > 0 }),
        })
      if (story.answer)
        answers.push({
          order_number: number,
          version: 1,
          answer: story.answer.given,
          answered_at: at(story.answer.at),
        })
    }
  }
  return {
    work_orders: orders,
    work_order_events: events,
    repair_quotes: quotes,
    repair_quote_answers: answers,
  }
}
