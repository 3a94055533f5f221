import { mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { secondsBefore } from '@/handing-in/backoff'
import { callAsOwner } from './call-as-owner'
import { noteEnd, noteOpen, noteUnknown, type Attempt } from './attempts'
import { paymentPage, type AttemptContent } from './contents'
import { isRefusedForGood } from './failures'
import { orderStateOf } from './order-states'

/** Seconds. */
const LONGEST_WAIT = 30
/** Seconds */
const FIRST_LOOK = 10

/**
 * Safe to run concurrently.
 * @throws StoreError
 */
export async function advance(attempt: Attempt): Promise<Attempt> {
  const { content } = attempt
  if (!content) {
    ownLog().error({ key: attempt.key }, 'a payment attempt cannot be opened')
    return later(attempt, 'invalid')
  }
  if (attempt.state !== 'beginning' && attempt.state !== 'open') return attempt
  const step = attempt.state === 'beginning' ? begin : look
  return step(attempt, content).catch((error: unknown) => {
    if (error instanceof StoreError) throw error
    ownLog().error({ err: error, key: attempt.key }, 'a payment cannot be asked for')
    return later(attempt, 'invalid')
  })
}

/** Idempotent by key. */
async function begin(attempt: Attempt, content: AttemptContent): Promise<Attempt> {
  const { account, country, locale, ...asked } = content
  const request = { ...asked, ...mccAndLanguage({ country, locale }), requestKey: attempt.key }
  const answer = await callAsOwner(account, 'protectionPayment', request)
  if (!answer.ok) return failed(attempt, answer.failure)
  const { result, paymentNumber, paymentUrl, openUntil } = answer.data
  if (result !== 'accepted') return ended(attempt, 'refused', result)
  const page = paymentPage.safeParse({ paymentNumber, paymentUrl, openUntil }).data
  if (!page) return later(attempt, 'invalid')
  await noteOpen(attempt.key, page, FIRST_LOOK)
  return { ...attempt, state: 'open', page, failure: null }
}

type Status = NonNullable<CallResponse<'protectionPaymentStatus'>>

async function look(attempt: Attempt, content: AttemptContent): Promise<Attempt> {
  const { account, country, locale, orderNumber } = content
  const paymentNumber = attempt.page?.paymentNumber
  const asked = { ...mccAndLanguage({ country, locale }), orderNumber, paymentNumber }
  const answer = await callAsOwner(account, 'protectionPaymentStatus', asked)
  if (!answer.ok) return failed(attempt, answer.failure)
  if (!answer.data) return ended(attempt, 'failed', 'notFound')
  return judged(attempt, answer.data)
}

/** Ignores other payments of the order. */
function judged(attempt: Attempt, { status, payment, paymentNumber }: Status): Promise<Attempt> {
  const isOurs = paymentNumber === null || paymentNumber === attempt.page?.paymentNumber
  if (!isOurs) {
    const isOver = !['created', 'paying', 'failed', 'unknown'].includes(orderStateOf(status))
    return isOver ? ended(attempt, 'failed', 'otherPayment') : later(attempt, null)
  }
  switch (payment) {
    case 'succeeded':
    case 'failed':
    case 'refunded':
      return ended(attempt, payment, null)
    default:
      return later(attempt, null)
  }
}

async function ended(
  attempt: Attempt,
  state: 'succeeded' | 'failed' | 'refunded' | 'refused',
  answer: string | null,
): Promise<Attempt> {
  await noteEnd(attempt.key, state, answer)
  return { ...attempt, state, answer, failure: null }
}

async function failed(attempt: Attempt, failure: Failure): Promise<Attempt> {
  if (attempt.state === 'beginning' && isRefusedForGood(failure)) return ended(attempt, 'refused', 'rejected')
  return later(attempt, failure.codeName ?? failure.kind)
}

async function later(attempt: Attempt, failure: string | null): Promise<Attempt> {
  await noteUnknown(attempt.key, secondsBefore(attempt.asked, { longest: LONGEST_WAIT }), failure)
  return { ...attempt, failure }
}
