/**
 * Placing an order, for pages: a server action reads the form, and hands it to `placeOrder` with the key that was made
 * with the form. What it gives says what to show; `findPlaced` says the same later, as for a page that waits.
 *
 *     const placed = await placeOrder({ key, content })
 *     if (placed.kind === 'placed') → to the payment, with placed.order.orderNumber
 */
import { placeOf } from '@carelane/after-sales'
import { z } from 'zod'
import { ownLog } from '@/platform/log'
import { findSubmissionAbout, forgetWhatItIsAbout, type Submission } from '@/handing-in/ledger'
import { submissionsOf } from '@/handing-in/of-person'
import { submit } from '@/handing-in/submit'
import type { Account } from '@/accounts/account-schema'
import { askAsOwner } from './ask-as-owner'
import { placedOrder, type OrderContent, type PlacedOrder } from './contents'
import { REJECTED } from './deliver-order'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'
import { isBought, orderStateOf } from './order-states'

/** After all of these the same form can be sent again, corrected. */
const CORRECTABLE = [
  'notAvailable',
  'priceChanged',
  'protocolChanged',
  'referralInvalid',
  'wrongStoreCode',
  REJECTED,
]

export interface NewOrder {
  /** Made with the form; the same one is the same order. */
  key: string
  content: OrderContent
}

export type Placed =
  /** `isEarlier`: of another form, for the same plan and device, and still open. */
  | { kind: 'placed'; order: PlacedOrder; isEarlier: boolean }
  /** Written down; the service has not answered. It goes on by itself. */
  | { kind: 'waiting'; key: string; needsSignIn: boolean }
  /** The service has it; which number it gave cannot be opened here, as without its key. It is in the list of orders. */
  | { kind: 'unreadable'; key: string }
  /** A word of the contract, or `rejected`; `reason` is one of a plan or of a referral code. */
  | { kind: 'refused'; result: string; reason: string | null }

/**
 * Writes the order down and places it, once for each form, and once for account, device and plan as long as the order
 * there is open.
 * @throws StoreError where it could not be written down: nothing was ordered
 */
export async function placeOrder(order: NewOrder): Promise<Placed> {
  const first = await handIn(order)
  if (first.key === order.key || first.state !== 'delivered') return placedBy(order.key, first)
  // What was ordered with another form may have ended since.
  if (await isStillOpen(first, order.content)) return placedBy(order.key, first)
  await forgetWhatItIsAbout(KIND, first.key)
  return placedBy(order.key, await handIn(order))
}

const KIND = 'protection-order'

function handIn({ key, content }: NewOrder): Promise<Submission> {
  const { account, imei, productId, country } = content
  return submit({
    key,
    kind: KIND,
    country,
    once: onceFor(account, { imei, productId }),
    subjects: [account.owner, content.phone, imei],
    content,
    mayFollow: CORRECTABLE,
  })
}

function onceFor({ owner }: Account, { imei, productId }: Pick<OrderContent, 'imei' | 'productId'>): string {
  return [owner, imei, productId].join(' ')
}

type Asking = Pick<OrderContent, 'account' | 'country' | 'locale'>

/** Whether the order that a submission led to can still be paid, or is bought; also where nobody can say. */
async function isStillOpen(submission: Submission, asking: Asking): Promise<boolean> {
  const order = placedOrder.safeParse(submission.details).data
  return !order || (await standingAt(order, asking)) !== 'ended'
}

/** As the service says; where it does not, an order is taken for open, so that nothing is bought twice. */
async function standingAt(
  { orderNumber }: PlacedOrder,
  { account, country, locale }: Asking,
): Promise<'open' | 'bought' | 'ended'> {
  const asked = { ...placeOf({ country, locale }), orderNumber }
  const answer = await askAsOwner(account, 'protectionPaymentStatus', asked)
  if (!answer.ok) return 'open'
  if (!answer.data) return 'ended'
  const state = orderStateOf(answer.data.status)
  if (isBought(state)) return 'bought'
  return state === 'canceled' ? 'ended' : 'open'
}

/** An order of one's own for a device and a plan. */
export type OwnPlaced =
  { kind: 'open' | 'bought'; order: PlacedOrder } | Extract<Placed, { kind: 'waiting' | 'unreadable' }>

/**
 * What somebody has ordered here for this device and plan, with whichever form; null where there is nothing, or it has
 * ended. The plan may have become unavailable by that order alone.
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

/** What became of the order of a form, for its account alone; null where there is none. */
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
      // What cannot be opened is null here, and was logged when it was tried.
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
