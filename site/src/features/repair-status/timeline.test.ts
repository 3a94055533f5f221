import { describe, expect, test } from 'vitest'
import { timelineOf, type RepairOrder } from './timeline'

const ORDER: RepairOrder = {
  orderNumber: 'WONG1443700968',
  customerPhone: null,
  productBrand: null,
  productModel: null,
  warrantyStatus: null,
  repairStatus: 'submitted',
  createdTime: null,
  estimatedRepairedTime: null,
  repairingTime: null,
  repairedTime: null,
  rejectedTime: null,
  swapTime: null,
  toBeReviewedTime: null,
  reviewedTime: null,
  statusTime: null,
  delay: null,
  quoteState: null,
  serviceCenter: null,
}
const [FIRST, SECOND, THIRD, FOURTH] = [1, 2, 3, 4].map((day) => `2026-05-0${day}T08:00:00.000Z`)

/**
 * `repairing repaired
 * finished reviewed`: reached before the bar.
 */
function shown(order: Partial<RepairOrder>): string {
  const steps = timelineOf({ ...ORDER, ...order })
  const names = steps.map(({ name }) => name)
  names.splice(steps.filter(({ isReached }) => isReached).length, 0, '|' as never)
  return names.join(' ')
}

describe('the three variants', () => {
  test.each([
    ['repairing', { repairingTime: FIRST }, 'repairing | repaired finished reviewed'],
    ['finished', { repairingTime: FIRST, repairedTime: SECOND }, 'repairing repaired finished | reviewed'],
    [
      'finished',
      { repairingTime: FIRST, repairedTime: SECOND, toBeReviewedTime: THIRD, reviewedTime: FOURTH },
      'repairing repaired finished reviewed |',
    ],
  ])('normal [4#25], %s', (repairStatus, times, steps) => {
    expect(shown({ repairStatus, ...(times as Partial<RepairOrder>) })).toBe(steps)
  })

  test('rejected, where the order says finished [4#26]', () => {
    const times = { repairingTime: FIRST as string, rejectedTime: SECOND as string }
    expect(shown({ repairStatus: 'finished', ...times, toBeReviewedTime: THIRD as string })).toBe(
      'repairing rejected finished | reviewed',
    )
  })

  test('rejected and swapped without finished, where the order does not say it [4#28]', () => {
    expect(
      shown({ repairStatus: 'noNeedRepair', repairingTime: FIRST as string, rejectedTime: SECOND as string }),
    ).toBe('repairing rejected | toBeReviewed reviewed')
    expect(
      shown({
        repairStatus: 'swapPhone',
        repairingTime: FIRST as string,
        swapTime: SECOND as string,
        toBeReviewedTime: THIRD as string,
      }),
    ).toBe('repairing swap toBeReviewed | reviewed')
  })

  test('swap, where the order says finished [4#27]', () => {
    const times = { swapTime: SECOND as string, toBeReviewedTime: THIRD as string }
    expect(shown({ repairStatus: 'finished', ...times, reviewedTime: FOURTH as string })).toBe(
      'repairing swap finished reviewed |',
    )
  })
})

test('before the repair every step is ahead, also of a status that is new', () => {
  for (const repairStatus of ['submitted', 'waitingArrive', 'onTheMoon']) {
    expect(shown({ repairStatus })).toBe('| repairing repaired finished reviewed')
  }
})

test('an order that ended before the repair has no steps', () => {
  expect(timelineOf({ ...ORDER, repairStatus: 'canceled' })).toEqual([])
  expect(timelineOf({ ...ORDER, repairStatus: 'overdue' })).toEqual([])
})

test('a step whose time is missing was reached with the one after it', () => {
  expect(shown({ repairStatus: 'finished', toBeReviewedTime: THIRD as string })).toBe(
    'repairing repaired finished | reviewed',
  )
})
