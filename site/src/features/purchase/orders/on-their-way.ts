import { submissionsOf } from '@/handing-in/of-person'
import { orderContent } from '../contents'
import { isReasonToSignIn } from '@/handing-in/waits-for-sign-in'

export interface OrderOnItsWay {
  key: string
  receivedAt: Date
  imei: string
  needsSignIn: boolean
}

/** @throws StoreError */
export async function ordersOnTheirWay(owner: string): Promise<OrderOnItsWay[]> {
  const own = await submissionsOf(owner, ['protection-order'])
  return own.flatMap(({ key, state, receivedAt, failure, content }) => {
    const ordered = orderContent.safeParse(content).data
    const isOnItsWay = state === 'waiting' || state === 'delivering'
    if (!isOnItsWay || !ordered) return []
    return [{ key, receivedAt, imei: ordered.imei, needsSignIn: isReasonToSignIn(failure) }]
  })
}
