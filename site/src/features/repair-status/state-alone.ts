import type { OrderState, RepairOrder } from './timeline'

/** Whatever the service tells of a number, which stands on paper and can be guessed. */
export function stateAlone(order: RepairOrder): OrderState {
  const { orderNumber, repairStatus, createdTime, estimatedRepairedTime } = order
  const { repairingTime, repairedTime, rejectedTime, swapTime, toBeReviewedTime, reviewedTime } = order
  return {
    ...{ orderNumber, repairStatus, createdTime, estimatedRepairedTime },
    ...{ repairingTime, repairedTime, rejectedTime, swapTime, toBeReviewedTime, reviewedTime },
  }
}
