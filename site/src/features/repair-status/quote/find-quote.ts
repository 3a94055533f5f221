import { mccAndLanguage, type Failure } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { readNamedOrder } from '../named-order'
import { recallLookup, type RememberedPhone } from '../remembered'
import { ownAnswers, type OwnAnswer, type OwnAnswers } from './own-answers'
import type { Quote } from './shown-quote'

export type QuoteAnswerNeeded = Pick<OwnAnswers, 'refused' | 'called'> & { quote: Quote }

export type QuoteFound =
  /** The phone is not confirmed: by a look-up of its own, or by its code. */
  | { kind: 'start' }
  | { kind: 'proof'; lookup: RememberedPhone; isOver: boolean }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'none' }
  | ({ kind: 'question'; lookup: RememberedPhone } & QuoteAnswerNeeded)
  | { kind: 'answered'; own: OwnAnswer }
  /** Accepted or declined at a service centre, or left to expire. */
  | { kind: 'closed'; quote: Quote }

/** @param of from the address */
export async function findQuote(of: unknown, visit: Visit): Promise<QuoteFound> {
  const lookup = await recallLookup()
  if (lookup?.by !== 'phone') return { kind: 'start' }
  const orderNumber = await readNamedOrder(of)
  if (orderNumber === null || !afterSales().offers('repair-quotes')) return { kind: 'none' }
  const { token, phone } = lookup
  if (token === undefined) return { kind: 'proof', lookup, isOver: false }
  const failure = await tooManyReloads('repair-quote-show')
  if (failure) return { kind: 'failed', failure }
  const [answer, own] = await Promise.all([
    afterSales().call('repairQuote', { token, orderNumber, ...mccAndLanguage(visit) }),
    ownAnswers(orderNumber, phone),
  ])
  if (!answer.ok && answer.failure.codeName === 'token-invalid')
    return { kind: 'proof', lookup, isOver: true }
  const quote = answer.ok ? answer.data : null
  const { given, refused, called } = own
  // A dearer quote asks anew.
  if (given && (!quote || given.content.version >= quote.version)) return { kind: 'answered', own: given }
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  if (!quote) return { kind: 'none' }
  const isOpen = quote.state === 'open' && Date.parse(quote.validUntil) > Date.now()
  return isOpen ? { kind: 'question', quote, lookup, refused, called } : { kind: 'closed', quote }
}
