import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { seal } from '../../../src/platform/sealed'
import type { Answer, BuiltSite } from '../../support/built-site'
import { GOOD_RATING } from '../../support/good-rating'
import { fieldsOf, sendForm } from '../../support/plain-form'
import type { Hand } from './hand'

const PAGE = '/ng/repair-status/rate/'
const HOUR_SECONDS = 3600

export async function addOrders(sandboxDatabase: string, like: string, count: number): Promise<string[]> {
  // A thousand neighbouring numbers share a limit.
  const numbers = Array.from({ length: count }, (_, at) => `WONG${String(at).padStart(7, '0')}000`)
  const database = new pg.Client({ connectionString: sandboxDatabase })
  await database.connect()
  try {
    await database.query(
      `INSERT INTO work_orders (number, country, phone, product_id, centre_id, warranty_status)
       SELECT added, country, phone, product_id, centre_id, warranty_status
       FROM work_orders, unnest($2::text[]) AS added WHERE number = $1`,
      [like, numbers],
    )
    await database.query(
      `INSERT INTO work_order_events SELECT added, event, at
       FROM work_order_events, unnest($2::text[]) AS added WHERE order_number = $1`,
      [like, numbers],
    )
  } finally {
    await database.end()
  }
  return numbers
}

export interface Rating {
  orderNumber: string
  key: string
  from: string
}

let visitors = 0

export function ratingOf(orderNumber: string): Rating {
  visitors += 1
  return { orderNumber, key: randomUUID(), from: `2001:db8:${visitors.toString(16)}:1::1` }
}

const commentOf = (orderNumber: string) => `The chairs of ${orderNumber}`

/**
 * `SESSION_SECRET` must be the site's.
 * @returns true once told 'received'
 */
export async function openRatingForm(
  site: BuiltSite,
  orderNumber: string,
): Promise<(site: BuiltSite, rating: Rating) => Promise<boolean>> {
  const sealedOf = ({ orderNumber, key }: Omit<Rating, 'from'>) =>
    seal('rating', { orderNumber, key }, HOUR_SECONDS)
  const shown = await site.get(PAGE, { cookie: `rating=${await sealedOf(ratingOf(orderNumber))}` })
  const sealed = fieldsOf(shown.text, 'environment').find(([name]) => name === 'sealed')?.[1] ?? ''
  return async (site, rating) => {
    const before: Answer = { ...shown, text: shown.text.replaceAll(sealed, await sealedOf(rating)) }
    const typed = { ...GOOD_RATING, suggestion: commentOf(rating.orderNumber) }
    const { status } = await sendForm(site, { page: PAGE, typed, from: rating.from, before })
    return status === 303
  }
}

export async function openRatings(
  site: BuiltSite,
  orders: readonly string[],
  random: () => number,
): Promise<Hand> {
  const hand = await openRatingForm(site, orders[0] ?? '')
  let at = 0
  return {
    kind: 'rating',
    call: 'rating-add',
    next: () => {
      if (at === 0 || random() > 0.1) at += 1
      const rating = ratingOf(orders[at] ?? '')
      const { orderNumber } = rating
      const send = (now: BuiltSite) => hand(now, rating)
      return Promise.resolve({ about: orderNumber, mark: commentOf(orderNumber), send })
    },
    aboutOf: ({ content }) => String(content.orderNumber),
    markOf: ({ content }) => String(content.suggestion),
    photosOf: () => 0,
    photos: 0,
  }
}
