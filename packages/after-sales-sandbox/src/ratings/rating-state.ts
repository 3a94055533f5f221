import { monthsAfter } from '../calendar'
import type { Queryable } from '../database/queryable'
import { findOrders, statusOf, type OrderRecord } from '../repairs/order-record'

/** [9#23] */
const MONTHS_TO_RATE = 3

export interface RatingState {
  state: 'open' | 'notFound' | 'notFinished' | 'rated' | 'tooLate'
  order?: OrderRecord
  openUntil?: Date
}

export async function ratingState(database: Queryable, number: string, now: Date): Promise<RatingState> {
  const [order] = await findOrders(database, { number }, now)
  if (!order) return { state: 'notFound' }
  const finishedAt = order.events.find(({ event }) => event === 'toBeReviewed' || event === 'repaired')?.at
  if (statusOf(order, now) !== 'finished' || !finishedAt) return { state: 'notFinished', order }
  const openUntil = monthsAfter(finishedAt, MONTHS_TO_RATE)
  if (await isRated(database, order)) return { state: 'rated', order, openUntil }
  return { state: now > openUntil ? 'tooLate' : 'open', order, openUntil }
}

async function isRated(database: Queryable, { number, events }: OrderRecord): Promise<boolean> {
  if (events.some(({ event }) => event === 'reviewed')) return true
  const { rowCount } = await database.query('SELECT 1 FROM ratings WHERE order_number = $1', [number])
  return rowCount === 1
}
