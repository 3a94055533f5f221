import type { OwnOrder } from './own-orders'

/** An order's way [4#32]–[4#34], as it went and as it goes on if all is well. */
export interface Step {
  name: 'created' | 'paying' | 'failed' | 'paid' | 'effective' | 'ended' | 'canceled'
  isReached: boolean
  /** When it was, or is to be; null where nobody says. */
  at: string | null
}

/** Nothing of an order whose state is new: what came before it is not known. */
export function timelineOf(order: OwnOrder): Step[] {
  const { state, createTime, paidTime, effectiveTime, endTime, canceledTime } = order
  const reached = (name: Step['name'], at: string | null = null): Step => ({ name, isReached: true, at })
  const ahead = (name: Step['name'], at: string | null = null): Step => ({ name, isReached: false, at })
  const created = reached('created', createTime)
  const paid = reached('paid', paidTime)
  switch (state) {
    case 'unknown':
      return []
    case 'created':
      return [created, ahead('paid'), ahead('effective')]
    case 'paying':
    case 'failed':
      return [created, reached(state), ahead('paid'), ahead('effective')]
    case 'paid':
      return [created, paid, ahead('effective', effectiveTime), ahead('ended', endTime)]
    case 'effective':
      return [created, paid, reached('effective', effectiveTime), ahead('ended', endTime)]
    case 'ended':
      return [created, paid, reached('effective', effectiveTime), reached('ended', endTime)]
    case 'canceled':
      return [created, ...(paidTime ? [paid] : []), reached('canceled', canceledTime)]
  }
}
