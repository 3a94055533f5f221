import { mccAndLanguage } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { ownRating } from './own-rating'
import { isClosed, type EndOfRepair } from '@/handing-in/rating-window'

/** Ms */
const PATIENCE_MS = 1000

export type Ratable = 'open' | 'rated' | 'closed'

export async function canRate(order: EndOfRepair & { orderNumber: string }, visit: Visit): Promise<Ratable> {
  const { orderNumber, reviewedTime } = order
  if (reviewedTime || (await ownRating(orderNumber, null))) return 'rated'
  if (isClosed(order, new Date())) return 'closed'
  if (await tooManyReloads('repair-status-rating')) return 'open'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await afterSales().call('ratingInfo', { orderNumber, ...mccAndLanguage(visit) }, { signal })
  return (answer.ok && STATES[answer.data.state]) || 'open'
}

const STATES: Readonly<Record<string, Ratable>> = {
  rated: 'rated',
  tooLate: 'closed',
  notFinished: 'closed',
  notFound: 'closed',
}
