import type { REPAIR_STATUSES } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'

export type StateTone = 'good' | 'wait' | 'bad'

export interface State {
  words: keyof Messages['repair']['states']
  tone: StateTone
}

/** [4#15]–[4#24] */
const STATES = {
  waitingEvaluation: 'wait',
  waitingApproval: 'wait',
  waitingPickUP: 'wait',
  waitingArrive: 'wait',
  submitted: 'wait',
  repairing: 'wait',
  finished: 'good',
  canceled: 'bad',
  overdue: 'bad',
  noNeedRepair: 'wait',
  swapPhone: 'good',
} satisfies Record<(typeof REPAIR_STATUSES)[number], StateTone>

/** New states of the service are shown as they are. */
export function stateOf(repairStatus: string): State {
  return isKnown(repairStatus)
    ? { words: repairStatus, tone: STATES[repairStatus] }
    : { words: 'unknown', tone: 'wait' }
}

function isKnown(repairStatus: string): repairStatus is keyof typeof STATES {
  return Object.hasOwn(STATES, repairStatus)
}
