/**
 * Paying for an order, for pages. `beginPayment` is for a server action, with the key of its form; it gives the address to
 * lead the payer to. The answer to a form may not lead there itself (the content security policy of forms is our own host):
 * the action leads to a page of ours, which has the address as a link and goes there. The payer comes back to `returnUrl`,
 * whatever happened: that page shows what `findPayment` gives, and asks it again for as long as it says `paying`. Each asks
 * the service: count reloads (`tooManyReloads`) before.
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
  /** Made with the form; the same one is the same payment. */
  key: string
  account: Account
  country: CountryCode
  locale: Locale
  orderNumber: string
  /** Where the payer is led to: whole, of our own. */
  returnUrl: string
}

export type Payment =
  /** There is none of this order here. */
  | { kind: 'none' }
  /** It is being paid at this address, or is to be. */
  | { kind: 'paying'; paymentUrl: string; openUntil: string | null }
  /** Written down; the service has not answered. It goes on by itself. */
  | { kind: 'waiting'; needsSignIn: boolean }
  | { kind: 'paid' }
  /** It can be paid again [4#34]. */
  | { kind: 'failed' }
  | { kind: 'refunded' }
  /** Not begun: `alreadyPaid`, `notPayable`, `notFound` or `rejected`. */
  | { kind: 'refused'; result: string }

/**
 * Begins a payment, or goes on with the one that there is: of an order there is one at a time, and none where it is paid.
 * @throws StoreError where it could not be written down: nothing was begun
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
    // It is somebody else's, or was settled between the two questions.
    if (!there) continue
    const current = await goOn(there, asked.account)
    if (current.state !== 'failed' && current.state !== 'refused') return paymentOf(current)
  }
  return { kind: 'refused', result: 'notFound' }
}

/** Where the payment of an order stands: asked anew where that is not known. Null of somebody else's order. */
export async function findPayment(account: Account, orderNumber: string): Promise<Payment> {
  const attempt = await findAttempt(account.owner, orderNumber)
  return attempt ? paymentOf(await goOn(attempt, account)) : { kind: 'none' }
}

/** With the token of now: the one that it was begun with may be over. */
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
