import { submissionsOf } from '@/handing-in/of-person'
import { orderContent } from '../contents'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'

/** An order that has not reached the service. */
export interface OrderOnItsWay {
  key: string
  receivedAt: Date
  imei: string
  /** The token that it was placed with is over: its person has to sign in. */
  needsSignIn: boolean
}

/** What somebody ordered here and the service does not list yet. @throws StoreError */
export async function ordersOnTheirWay(owner: string): Promise<OrderOnItsWay[]> {
  const own = await submissionsOf(owner, ['protection-order'])
  return own.flatMap(({ key, state, receivedAt, failure, content }) => {
    const ordered = orderContent.safeParse(content).data
    const isOnItsWay = state === 'waiting' || state === 'delivering'
    if (!isOnItsWay || !ordered) return []
    return [{ key, receivedAt, imei: ordered.imei, needsSignIn: isReasonToSignIn(failure) }]
  })
}
