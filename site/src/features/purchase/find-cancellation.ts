import { submissionsOf, type OwnSubmission } from '@/handing-in/of-person'
import { canceledOrder, cancelContent } from './contents'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'
import type { Money } from './money'

export type Cancellation =
  | { kind: 'done'; refund: Money | null }
  | { kind: 'waiting'; needsSignIn: boolean }
  | { kind: 'refused'; result: string }

/**
 * Shows a refusal once.
 * @throws StoreError
 */
export async function findCancellation(
  owner: string,
  orderNumber: string,
  lastKey: string | undefined,
): Promise<Cancellation | null> {
  const own = await submissionsOf(owner, ['protection-cancel'])
  const isOfIt = ({ content }: OwnSubmission) =>
    cancelContent.safeParse(content).data?.orderNumber === orderNumber
  const found = own.find((one) => isOfIt(one) && (one.state !== 'refused' || one.key === lastKey))
  return found ? cancellationOf(found) : null
}

function cancellationOf({ state, answer, details, failure }: OwnSubmission): Cancellation {
  switch (state) {
    case 'delivered':
      return { kind: 'done', refund: canceledOrder.safeParse(details).data?.refund ?? null }
    case 'refused':
      return { kind: 'refused', result: answer ?? '' }
    case 'waiting':
    case 'delivering':
      return { kind: 'waiting', needsSignIn: isReasonToSignIn(failure) }
  }
}
