import { placeOf } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '@/forms/guard/too-many-reloads'
import { ownRating } from './own-rating'
import { isClosed, type EndOfRepair } from '@/handing-in/rating-window'

/** Nobody waits longer than this, in ms, to read how a repair stands, because of its rating. */
const PATIENCE_MS = 1000

/** Whether a finished order can be rated, was rated already, or neither. */
export type Ratable = 'open' | 'rated' | 'closed'

/**
 * What an order's entry and our own ledger do not rule out is asked of the service; where it does not answer in time, or with
 * a word that is new, the order can be rated as far as we know.
 */
export async function canRate(order: EndOfRepair & { orderNumber: string }, visit: Visit): Promise<Ratable> {
  const { orderNumber, reviewedTime } = order
  if (reviewedTime || (await ownRating(orderNumber, null))) return 'rated'
  if (isClosed(order, new Date())) return 'closed'
  if (await tooManyReloads('repair-status-rating')) return 'open'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await afterSales().ask('ratingInfo', { orderNumber, ...placeOf(visit) }, { signal })
  return (answer.ok && STATES[answer.data.state]) || 'open'
}

const STATES: Readonly<Record<string, Ratable>> = {
  rated: 'rated',
  tooLate: 'closed',
  notFinished: 'closed',
  notFound: 'closed',
}
