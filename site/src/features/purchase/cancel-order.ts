/**
 * Canceling an order [4#33], for pages: a server action hands the order's number and the key of its form to
 * `cancelOrder`, and shows what it gives.
 */
import type { CountryCode, Locale } from '@carelane/countries'
import type { Account } from '@/accounts/account-schema'
import { submit } from '@/handing-in/submit'
import { canceledOrder, type CancelContent } from './contents'
import { REJECTED } from './deliver-order'
import type { Money } from './money'

export interface Cancellation {
  /** Made with the form; the same one is the same cancellation. */
  key: string
  account: Account
  country: CountryCode
  locale: Locale
  orderNumber: string
}

export type Canceled =
  /** `refund` goes back the way it was paid; null where nothing was. */
  | { kind: 'canceled'; refund: Money | null }
  /** Written down; the service has not answered. It goes on by itself. */
  | { kind: 'waiting' }
  /** `notCancelable`, `paymentInProgress`, `notFound` or `rejected`. */
  | { kind: 'refused'; result: string }

/** @throws StoreError where it could not be written down: nothing was canceled */
export async function cancelOrder({ key, ...cancellation }: Cancellation): Promise<Canceled> {
  const { account, orderNumber, country } = cancellation
  const { state, answer, details } = await submit({
    key,
    kind: 'protection-cancel',
    country,
    once: `${account.owner} ${orderNumber}`,
    subjects: [account.owner, orderNumber],
    content: cancellation satisfies CancelContent,
  })
  if (state === 'delivered') {
    return { kind: 'canceled', refund: canceledOrder.safeParse(details).data?.refund ?? null }
  }
  return state === 'refused' ? { kind: 'refused', result: answer ?? REJECTED } : { kind: 'waiting' }
}
