import type { OrderState, RepairOrder } from './timeline'

/** Whatever the service tells of a number, which stands on paper and can be guessed. */
export function stateAlone(order: RepairOrder): OrderState {
  const { orderNumber, repairStatus, statusTime, delay, quoteState } = order
  const { createdTime, estimatedRepairedTime } = order
  const { repairingTime, repairedTime, rejectedTime, swapTime, toBeReviewedTime, reviewedTime } = order
  return {
    ...{ orderNumber, repairStatus, statusTime, delay, quoteState, createdTime, estimatedRepairedTime },
    ...{ repairingTime, repairedTime, rejectedTime, swapTime, toBeReviewedTime, reviewedTime },
  }
}
