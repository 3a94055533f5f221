import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Account } from '@/accounts/account-schema'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { findPayment } from '../begin-payment'
import { findCancellation } from '../find-cancellation'
import { findPlacedHere } from '../find-placed-here'
import type { Money } from '../money'
import { findPlaced } from '../place-order'
import type { RememberedOrder } from './remembered-order'

export type PurchaseStatus =
  | { kind: 'nothing' }
  | { kind: 'unavailable' }
  /** The token expired before the outcome was known. */
  | { kind: 'over' }
  | { kind: 'ordering' }
  | { kind: 'notOrdered' }
  /** Its number cannot be decrypted. */
  | { kind: 'unreadable' }
  | { kind: 'paying'; order: Order; paymentUrl: string | null }
  | { kind: 'unpaid' | 'paid' | 'failed' | 'refunded' | 'closed'; order: Order }

interface Order {
  orderNumber: string
  total: Money | null
}

/** Not during a payment, which asks again anyway. */
const CAN_BE_CANCELED: readonly PurchaseStatus['kind'][] = ['unpaid', 'failed', 'paid']

export async function findPurchaseStatus(
  remembered: RememberedOrder | null,
  account: Account,
): Promise<PurchaseStatus> {
  if (!remembered || remembered.owner !== account.owner) return { kind: 'nothing' }
  if (await tooManyReloads('purchase-pay')) return { kind: 'unavailable' }
  const found = await unlessStoreFails(statusOf(remembered, account))
  return found.ok ? found.value : { kind: 'unavailable' }
}

async function statusOf(remembered: RememberedOrder, account: Account): Promise<PurchaseStatus> {
  const { key, orderNumber } = remembered
  const placed = key === undefined ? null : await findPlaced(account, key)
  if (placed?.kind === 'waiting') return placed.needsSignIn ? { kind: 'over' } : { kind: 'ordering' }
  if (placed?.kind === 'refused') return { kind: 'notOrdered' }
  if (placed?.kind === 'unreadable') return { kind: 'unreadable' }
  const number = placed?.order.orderNumber ?? orderNumber
  if (number === undefined) return { kind: 'nothing' }
  const total =
    placed?.order.total ?? remembered.total ?? (await findPlacedHere(account.owner, number))?.total
  const order = { orderNumber: number, total: total ?? null }
  const status = await paymentStatus(order, account)
  if (!CAN_BE_CANCELED.includes(status.kind)) return status
  const canceled = await findCancellation(account.owner, number, undefined)
  return canceled?.kind === 'done' ? { kind: canceled.refund ? 'refunded' : 'closed', order } : status
}

async function paymentStatus(order: Order, account: Account): Promise<PurchaseStatus> {
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
