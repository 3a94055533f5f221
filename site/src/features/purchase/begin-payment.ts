/**
 * `form-action` forbids a server action to redirect to the payment page, so `beginPayment` leads to a page of ours.
 */
import type { CountryCode, Locale } from '@carelane/countries'
import { environment } from '@/platform/environment'
import type { Account } from '@/accounts/account-schema'
import { advance } from './advance-attempt'
import { findAttempt, findAttemptByKey, recordAttempt, type Attempt } from './attempts'
import { PAYMENT_CALLBACK_PATH } from './callback-path'
import type { AttemptContent } from './contents'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'

export interface NewPayment {
  key: string
  account: Account
  country: CountryCode
  locale: Locale
  orderNumber: string
  /** Absolute, on our host. */
  returnUrl: string
}

export type Payment =
  | { kind: 'none' }
  | { kind: 'paying'; paymentUrl: string; openUntil: string | null }
  /** Stored; the reconciler goes on. */
  | { kind: 'waiting'; needsSignIn: boolean }
  | { kind: 'paid' }
  /** Can be paid again [4#34]. */
  | { kind: 'failed' }
  | { kind: 'refunded' }
  /** `alreadyPaid`, `notPayable`, `notFound` or `rejected` */
  | { kind: 'refused'; result: string }

/**
 * Begins or resumes the order's one payment.
 * @throws StoreError if nothing was begun
 */
export async function beginPayment({ key, ...asked }: NewPayment): Promise<Payment> {
  const callbackUrl = environment().SITE_URL + PAYMENT_CALLBACK_PATH
  const content: AttemptContent = { ...asked, callbackUrl }
  const sent = await findAttemptByKey(key, content)
  if (sent) return paymentOf(await goOn(sent, asked.account))
  for (let tries = 0; tries < 2; tries++) {
    if (await recordAttempt(key, asked.country, content)) {
      return paymentOf(await advance(begun(key, content)))
    }
    const there = await findAttempt(asked.account.owner, asked.orderNumber)
    if (!there) continue
    const current = await goOn(there, asked.account)
    if (current.state !== 'failed' && current.state !== 'refused') return paymentOf(current)
  }
  return { kind: 'refused', result: 'notFound' }
}

export async function findPayment(account: Account, orderNumber: string): Promise<Payment> {
  const attempt = await findAttempt(account.owner, orderNumber)
  return attempt ? paymentOf(await goOn(attempt, account)) : { kind: 'none' }
}

async function goOn(attempt: Attempt, account: Account): Promise<Attempt> {
  if (attempt.state !== 'beginning' && attempt.state !== 'open') return attempt
  return advance(attempt.content ? { ...attempt, content: { ...attempt.content, account } } : attempt)
}

function begun(key: string, content: AttemptContent): Attempt {
  return { key, state: 'beginning', answer: null, content, page: null, asked: 1, failure: null }
}

function paymentOf({ state, answer, page, failure }: Attempt): Payment {
  switch (state) {
    case 'beginning':
      return { kind: 'waiting', needsSignIn: isReasonToSignIn(failure) }
    case 'open':
      return page
        ? { kind: 'paying', paymentUrl: page.paymentUrl, openUntil: page.openUntil }
        : { kind: 'waiting', needsSignIn: isReasonToSignIn(failure) }
    case 'succeeded':
      return { kind: 'paid' }
    case 'failed':
    case 'refunded':
      return { kind: state }
    case 'refused':
      return { kind: 'refused', result: answer ?? 'rejected' }
  }
}
