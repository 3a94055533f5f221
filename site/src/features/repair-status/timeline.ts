import type { CallResponse } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'

export type RepairOrder = CallResponse<'repairOrders'>['orders'][number]

type Confidential =
  'customerPhone' | 'productBrand' | 'productModel' | 'warrantyStatus' | 'serviceCenter' | 'ways'

/** What the number of an order shows alone. */
export type OrderState = Omit<RepairOrder, Confidential>

export interface Step {
  name: keyof Messages['repair']['timeline']
  isReached: boolean
  at: string | null
}

const WITHOUT_STEPS = ['canceled', 'overdue']

/** By the order's times [4#25]–[4#27]. Rejected or swapped devices pass Finished only if the order says so [4#28]. */
export function timelineOf(order: OrderState): Step[] {
  const { repairStatus, repairingTime, toBeReviewedTime, reviewedTime } = order
  const outcome = outcomeOf(order)
  const isFinished = repairStatus === 'finished'
  if (WITHOUT_STEPS.includes(repairStatus) && !repairingTime) return []
  const reached = [
    { name: 'repairing' as const, at: repairingTime, isReached: repairStatus === 'repairing' },
    { ...outcome, isReached: isFinished },
    {
      name: outcome.name === 'repaired' || isFinished ? ('finished' as const) : ('toBeReviewed' as const),
      at: toBeReviewedTime,
      isReached: isFinished,
    },
    { name: 'reviewed' as const, at: reviewedTime, isReached: false },
  ].map((step) => ({ ...step, isReached: step.isReached || step.at !== null }))
  // Times may be missing, but a reached step implies those before.
  const last = reached.findLastIndex(({ isReached }) => isReached)
  return reached.map((step, place) => ({ ...step, isReached: place <= last }))
}

function outcomeOf({ repairStatus, rejectedTime, swapTime, repairedTime }: OrderState): {
  name: 'rejected' | 'swap' | 'repaired'
  at: string | null
} {
  if (rejectedTime || repairStatus === 'noNeedRepair') return { name: 'rejected', at: rejectedTime }
  if (swapTime || repairStatus === 'swapPhone') return { name: 'swap', at: swapTime }
  return { name: 'repaired', at: repairedTime }
}
