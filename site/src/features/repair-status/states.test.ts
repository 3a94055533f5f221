import { REPAIR_STATUSES } from '@carelane/after-sales'
import { getMessages } from '@carelane/messages'
import { expect, test } from 'vitest'
import { stateOf } from './states'

const { states } = getMessages('en').repair

test.each([
  ['waitingEvaluation', 'Pending Evaluation'],
  ['waitingPickUP', 'Waiting for Pick-up'],
  ['waitingArrive', 'Delivering to Service Center'],
  ['submitted', 'Submitted'],
  ['repairing', 'Repairing'],
  ['finished', 'Finished'],
  ['canceled', 'Canceled'],
  ['overdue', 'Overdue'],
  ['noNeedRepair', 'No Need to Repair'],
  ['swapPhone', 'Swap Phone'],
])('%s is said in the words of the specification [4#15]–[4#24]', (status, label) => {
  expect(REPAIR_STATUSES).toContain(status)
  expect(states[stateOf(status).words].label).toBe(label)
})

test.each(['onTheMoon', 'unknown', 'constructor', '__proto__'])('%s is a status without words', (status) => {
  expect(stateOf(status)).toEqual({ words: 'unknown', tone: 'wait' })
})
