import { mccAndLanguage } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { closedBy, openOrder, type ClosedOrder } from '../open-order'
import type { RememberedPhone } from '../remembered'
import { ownAnswers, type OwnAnswer, type OwnAnswers } from './own-answers'
import type { Quote } from './shown-quote'

export type QuoteAnswerNeeded = Pick<OwnAnswers, 'refused' | 'called'> & { quote: Quote }

export type QuoteFound =
  | ClosedOrder
  | ({ kind: 'question'; lookup: RememberedPhone } & QuoteAnswerNeeded)
  | { kind: 'answered'; own: OwnAnswer }
  /** Accepted or declined at a service centre, or left to expire. */
  | { kind: 'closed'; quote: Quote }

/** @param of from the address */
export async function findQuote(of: unknown, visit: Visit): Promise<QuoteFound> {
  const order = await openOrder(of, { extension: 'repair-quotes', action: 'repair-quote-show' })
  if (order.kind !== 'open') return order
  const { token, orderNumber, lookup } = order
  const [answer, own] = await Promise.all([
    afterSales().call('repairQuote', { token, orderNumber, ...mccAndLanguage(visit) }),
    ownAnswers(orderNumber, lookup.phone),
  ])
  const closed = answer.ok ? null : closedBy(answer.failure, lookup)
  if (closed?.kind === 'proof') return closed
  const quote = answer.ok ? answer.data : null
  const { given, refused, called } = own
  // A dearer quote asks anew.
  if (given && (!quote || given.content.version >= quote.version)) return { kind: 'answered', own: given }
  if (closed) return closed
  if (!quote) return { kind: 'none' }
  const isOpen = quote.state === 'open' && Date.parse(quote.validUntil) > Date.now()
  return isOpen ? { kind: 'question', quote, lookup, refused, called } : { kind: 'closed', quote }
}
