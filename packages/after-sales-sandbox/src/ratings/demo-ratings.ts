import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import type { DemoRow } from '../home/demo-row'
import { findOrders, statusOf } from '../repairs/order-record'
import { ratingState, type RatingState } from './rating-state'

const WHAT: Partial<Record<RatingState['state'], string>> = {
  open: 'can be rated',
  rated: 'rated before',
  tooLate: 'too old to be rated',
}

export async function demoRatings(pool: Pool, country: CountryCode, now: Date): Promise<DemoRow[]> {
  const orders = await findOrders(pool, { country }, now)
  const finished = orders.filter((order) => statusOf(order, now) === 'finished')
  const states = await Promise.all(finished.map(({ number }) => ratingState(pool, number, now)))
  return Object.entries(WHAT).flatMap(([state, what]) => {
    const found = states.filter((found) => found.state === state)
    return found
      .slice(0, state === 'open' ? undefined : 1)
      .map(({ order }) => ({ tool: 'Rating', type: order?.number ?? '', what }))
  })
}
