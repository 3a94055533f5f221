import type { OwnOrder } from './own-orders'

/** [4#32]–[4#34], including steps to come. */
export interface Step {
  name: 'created' | 'paying' | 'failed' | 'paid' | 'effective' | 'ended' | 'canceled'
  isReached: boolean
  at: string | null
}

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
