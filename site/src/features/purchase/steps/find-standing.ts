import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Account } from '@/accounts/account-schema'
import { tooManyReloads } from '@/forms/guard/too-many-reloads'
import { findPayment } from '../begin-payment'
import { findCancellation } from '../find-cancellation'
import { findPlacedHere } from '../find-placed-here'
import type { Money } from '../money'
import { findPlaced } from '../place-order'
import type { RememberedOrder } from './remembered-order'

/** Where an order and its payment stand, as the page shows it. */
export type Standing =
  /** Nothing is remembered, or it is somebody else's. */
  | { kind: 'nothing' }
  /** It cannot be said now. */
  | { kind: 'unavailable' }
  /** The token is over while it is not known how it went. */
  | { kind: 'over' }
  /** Written down, and not with the service yet. */
  | { kind: 'ordering' }
  | { kind: 'notOrdered' }
  /** The service has it; by which number cannot be opened here. */
  | { kind: 'unreadable' }
  /** At this address it is paid; null as long as there is none. */
  | { kind: 'paying'; order: Order; paymentUrl: string | null }
  | { kind: 'unpaid' | 'paid' | 'failed' | 'refunded' | 'closed'; order: Order }

interface Order {
  orderNumber: string
  /** Null where it was not placed here, nor opened in the list of orders. */
  total: Money | null
}

/** What a payment stays at when its order is canceled; one that is under way asks again and again, and is none of them. */
const CAN_BE_CANCELED: readonly Standing['kind'][] = ['unpaid', 'failed', 'paid']

/** Asks anew where that is not known; never about an order of somebody else. */
export async function findStanding(remembered: RememberedOrder | null, account: Account): Promise<Standing> {
  if (!remembered || remembered.owner !== account.owner) return { kind: 'nothing' }
  if (await tooManyReloads('purchase-pay')) return { kind: 'unavailable' }
  const found = await unlessStoreFails(standingOf(remembered, account))
  return found.ok ? found.value : { kind: 'unavailable' }
}

async function standingOf(remembered: RememberedOrder, account: Account): Promise<Standing> {
  const { key, orderNumber } = remembered
  const placed = key === undefined ? null : await findPlaced(account, key)
  if (placed?.kind === 'waiting') return placed.needsSignIn ? { kind: 'over' } : { kind: 'ordering' }
  if (placed?.kind === 'refused') return { kind: 'notOrdered' }
  if (placed?.kind === 'unreadable') return { kind: 'unreadable' }
  // An order of an earlier form is remembered by its number alone.
  const number = placed?.order.orderNumber ?? orderNumber
  if (number === undefined) return { kind: 'nothing' }
  const total =
    placed?.order.total ?? remembered.total ?? (await findPlacedHere(account.owner, number))?.total
  const order = { orderNumber: number, total: total ?? null }
  const standing = await paymentStanding(order, account)
  if (!CAN_BE_CANCELED.includes(standing.kind)) return standing
  const canceled = await findCancellation(account.owner, number, undefined)
  return canceled?.kind === 'done' ? { kind: canceled.refund ? 'refunded' : 'closed', order } : standing
}

async function paymentStanding(order: Order, account: Account): Promise<Standing> {
  const payment = await findPayment(account, order.orderNumber)
  switch (payment.kind) {
    case 'none':
      return { kind: 'unpaid', order }
    case 'paying':
      return { kind: 'paying', order, paymentUrl: payment.paymentUrl }
    case 'waiting':
      return payment.needsSignIn ? { kind: 'over' } : { kind: 'paying', order, paymentUrl: null }
    case 'paid':
    case 'failed':
    case 'refunded':
      return { kind: payment.kind, order }
    case 'refused':
      return { kind: payment.result === 'alreadyPaid' ? 'paid' : 'closed', order }
  }
}
