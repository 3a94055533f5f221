import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { ownLog } from '@/platform/log'
import { findSubmissionAbout, forgetWhatItIsAbout, type Submission } from '@/handing-in/ledger'
import { submissionsOf } from '@/handing-in/of-person'
import { submit } from '@/handing-in/submit'
import type { Account } from '@/accounts/account-schema'
import { callAsOwner } from './call-as-owner'
import { placedOrder, type OrderContent, type PlacedOrder } from './contents'
import { deliverOrder, REJECTED } from './deliver-order'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'
import { isBought, orderStateOf } from './order-states'

const CORRECTABLE = [
  'notAvailable',
  'priceChanged',
  'protocolChanged',
  'referralInvalid',
  'wrongStoreCode',
  REJECTED,
]

export interface NewOrder {
  key: string
  content: OrderContent
}

export type Placed =
  /** `isEarlier`: another form's, for the same plan and device. */
  | { kind: 'placed'; order: PlacedOrder; isEarlier: boolean }
  /** Stored; the deliverer goes on. */
  | { kind: 'waiting'; key: string; needsSignIn: boolean }
  /** Placed and listed, but its number cannot be decrypted. */
  | { kind: 'unreadable'; key: string }
  /** The contract's, or `rejected`. */
  | { kind: 'refused'; result: string; reason: string | null }

/**
 * Once per form, and while open once per account, device and plan.
 * @throws StoreError
 */
export async function placeOrder(order: NewOrder): Promise<Placed> {
  const first = await handIn(order)
  if (first.key === order.key || first.state !== 'delivered') return placedBy(order.key, first)
  if (await isStillOpen(first, order.content)) return placedBy(order.key, first)
  await forgetWhatItIsAbout(KIND, first.key)
  return placedBy(order.key, await handIn(order))
}

const KIND = 'protection-order'

function handIn({ key, content }: NewOrder): Promise<Submission> {
  const { account, imei, productId, country } = content
  const handedIn = {
    key,
    kind: KIND,
    country,
    once: onceFor(account, { imei, productId }),
    subjects: [account.owner, content.phone, imei],
    content,
    mayFollow: CORRECTABLE,
  } as const
  return submit(handedIn, deliverOrder)
}

function onceFor({ owner }: Account, { imei, productId }: Pick<OrderContent, 'imei' | 'productId'>): string {
  return [owner, imei, productId].join(' ')
}

type Asking = Pick<OrderContent, 'account' | 'country' | 'locale'>

/** True also if nobody can say. */
async function isStillOpen(submission: Submission, asking: Asking): Promise<boolean> {
  const order = placedOrder.safeParse(submission.details).data
  return !order || (await standingAt(order, asking)) !== 'ended'
}

/** Open if the service is silent: nothing is bought twice. */
async function standingAt(
  { orderNumber }: PlacedOrder,
  { account, country, locale }: Asking,
): Promise<'open' | 'bought' | 'ended'> {
  const asked = { ...mccAndLanguage({ country, locale }), orderNumber }
  const answer = await callAsOwner(account, 'protectionPaymentStatus', asked)
  if (!answer.ok) return 'open'
  if (!answer.data) return 'ended'
  const state = orderStateOf(answer.data.status)
  if (isBought(state)) return 'bought'
  return state === 'canceled' ? 'ended' : 'open'
}

export type OwnPlaced =
  { kind: 'open' | 'bought'; order: PlacedOrder } | Extract<Placed, { kind: 'waiting' | 'unreadable' }>

/**
 * Null if none or ended.
 * @throws StoreError
 */
export async function findOwnPlaced(
  asking: Asking & Pick<OrderContent, 'imei' | 'productId'>,
): Promise<OwnPlaced | null> {
  const found = await findSubmissionAbout(KIND, onceFor(asking.account, asking))
  const placed = found && placedBy(found.key, found)
  if (!placed || placed.kind === 'refused') return null
  if (placed.kind !== 'placed') return placed
  const standing = await standingAt(placed.order, asking)
  return standing === 'ended' ? null : { kind: standing, order: placed.order }
}

export async function findPlaced({ owner }: Account, key: string): Promise<Placed | null> {
  const own = await submissionsOf(owner, [KIND])
  const found = own.find((one) => one.key === key)
  return found ? placedBy(key, found, found.failure) : null
}

const refusal = z.object({ reason: z.string().nullable() })

function placedBy(key: string, submission: Submission, failure: string | null = null): Placed {
  switch (submission.state) {
    case 'delivered': {
      const order = placedOrder.safeParse(submission.details)
      if (order.success) return { kind: 'placed', order: order.data, isEarlier: submission.key !== key }
      if (submission.details !== null)
        ownLog().error({ kind: KIND, key: submission.key }, 'the details of an order have another shape')
      return { kind: 'unreadable', key: submission.key }
    }
    case 'refused': {
      const reason = refusal.safeParse(submission.details).data?.reason ?? null
      return { kind: 'refused', result: submission.answer ?? REJECTED, reason }
    }
    case 'waiting':
    case 'delivering':
      return { kind: 'waiting', key: submission.key, needsSignIn: isReasonToSignIn(failure) }
  }
}
