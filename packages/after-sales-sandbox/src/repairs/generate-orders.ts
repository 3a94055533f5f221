import type { CountryCode } from '@carelane/countries'
import { madeUpPhone } from '../phones'
import { PRODUCTS } from '../products/products'
import { pickWith, seededRandom } from '../random'
import { momentWithin } from '../working-days'
import { ORDER_STORIES, type OrderEvent } from './order-stories'

const SEED = 41_500
const CUSTOMERS_OF_A_COUNTRY = 6
const DAY_MS = 86_400_000

interface OrderRow {
  number: string
  country: CountryCode
  phone: string
  product_id: number
  centre_id: number
  warranty_status: 'underWarranty' | 'outOfWarranty'
  hand_in_by: string | null
  estimated_repaired_at: string | null
}
interface EventRow {
  order_number: string
  event: OrderEvent
  at: string
}
interface Orders {
  orders: OrderRow[]
  events: EventRow[]
}

export function generateOrders(centresOf: ReadonlyMap<CountryCode, readonly number[]>, now: Date): Orders {
  const random = seededRandom(SEED)
  const pick = pickWith(random)
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const orders: OrderRow[] = []
  const events: EventRow[] = []
  for (const [country, centres] of centresOf) {
    const phones = Array.from({ length: CUSTOMERS_OF_A_COUNTRY }, () => madeUpPhone(country, random))
    for (const [place, story] of ORDER_STORIES.entries()) {
      const serial = String(orders.length + 1).padStart(5, '0')
      const number = `WO${country.toUpperCase()}${String(10_000 + Math.floor(random() * 90_000))}${serial}`
      orders.push({
        number,
        country,
        phone: phones[place % phones.length] as string,
        product_id: pick(PRODUCTS).id,
        centre_id: pick(centres),
        warranty_status: pick(['underWarranty', 'underWarranty', 'outOfWarranty']),
        hand_in_by: story.handInBy === undefined ? null : at(story.handInBy),
        estimated_repaired_at: estimate(story.events.repairing, at, country, random),
      })
      for (const [event, day] of Object.entries(story.events)) {
        events.push({ order_number: number, event: event as OrderEvent, at: at(day) })
      }
    }
  }
  return { orders, events }
}

/** [9#18] */
function estimate(
  repairing: number | undefined,
  at: (days: number) => string,
  country: CountryCode,
  random: () => number,
): string | null {
  if (repairing === undefined) return null
  return momentWithin(3 + Math.floor(random() * 5), new Date(at(repairing)), country).toISOString()
}
