import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { findOrders, quoteStateOf } from '../repairs/order-record'

/** By phone, as a quote is shown to its owner alone. */
export async function demoQuotes(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const orders = (await findOrders(pool, { country }, now)).filter(({ quote }) => quote)
  const phones = [...new Set(orders.map(({ phone }) => phone))].toSorted()
  return phones.map((phone) => {
    const states = orders.filter((order) => order.phone === phone).map((order) => quoteStateOf(order, now))
    const counted = (['open', 'accepted', 'declined', 'expired'] as const).flatMap((state) => {
      const count = states.filter((own) => own === state).length
      return count > 0 ? `${count} ${state}` : []
    })
    return { tool: 'Repair quote', type: phone, what: `${counted.join(', ')}; shown after a code is entered` }
  })
}
