import { submissionsOf, type OwnSubmission } from '@/handing-in/of-person'
import { canceledOrder, cancelContent, type Withdrawal } from './contents'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'
import type { Money } from './money'

export type Cancellation = { declared: Declared | null } & (
  | { kind: 'done'; refund: Money | null }
  | { kind: 'waiting'; needsSignIn: boolean }
  | { kind: 'refused'; result: string }
)

/** A withdrawal, with when it arrived here: that counts, whatever the service says. */
export interface Declared extends Withdrawal {
  receivedAt: Date
}

/**
 * Shows a refusal once, and a withdrawal always.
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
  const found = own.find(
    (one) => isOfIt(one) && (one.state !== 'refused' || one.key === lastKey || declaredIn(one) !== null),
  )
  return found ? { ...outcomeOf(found), declared: declaredIn(found) } : null
}

function declaredIn({ content, receivedAt }: OwnSubmission): Declared | null {
  const declared = cancelContent.safeParse(content).data?.withdrawal
  return declared ? { ...declared, receivedAt } : null
}

type Outcome<Found = Cancellation> = Found extends unknown ? Omit<Found, 'declared'> : never

function outcomeOf({ state, answer, details, failure }: OwnSubmission): Outcome {
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
