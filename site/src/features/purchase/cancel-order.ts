/** [4#33] */
import type { CountryCode, Locale } from '@carelane/countries'
import type { Account } from '@/accounts/account-schema'
import { submit } from '@/handing-in/submit'
import { canceledOrder, type CancelContent, type Withdrawal } from './contents'
import { deliverCancellation, REJECTED } from './deliver-order'
import type { Money } from './money'

export interface Cancellation {
  key: string
  account: Account
  country: CountryCode
  locale: Locale
  orderNumber: string
  withdrawal?: Withdrawal | undefined
}

export type Canceled =
  | { kind: 'canceled'; refund: Money | null }
  /** Stored; the deliverer goes on. */
  | { kind: 'waiting' }
  /** `notCancelable`, `paymentInProgress`, `notFound` or `rejected` */
  | { kind: 'refused'; result: string }

/** @throws StoreError if nothing was cancelled */
export async function cancelOrder({ key, ...cancellation }: Cancellation): Promise<Canceled> {
  const { account, orderNumber, country } = cancellation
  const handedIn = {
    key,
    kind: 'protection-cancel',
    country,
    once: `${account.owner} ${orderNumber}`,
    subjects: [account.owner, orderNumber],
    content: cancellation satisfies CancelContent,
  } as const
  const { state, answer, details } = await submit(handedIn, deliverCancellation)
  if (state === 'delivered') {
    return { kind: 'canceled', refund: canceledOrder.safeParse(details).data?.refund ?? null }
  }
  return state === 'refused' ? { kind: 'refused', result: answer ?? REJECTED } : { kind: 'waiting' }
}
