import { expect, test } from 'vitest'
import type { OwnOrder } from './own-orders'
import { timelineOf } from './timeline'

const [CREATED, PAID, EFFECTIVE, END, CANCELED] = [1, 2, 3, 4, 5].map(
  (day) => `2026-05-0${day}T08:00:00.000Z`,
)

const ORDER: OwnOrder = {
  number: 'PO1',
  state: 'created',
  policy: 'none',
  productType: 'extendedWarranty',
  productName: 'Extended Warranty',
  durationDays: 365,
  name: null,
  phone: null,
  imei: null,
  model: null,
  total: null,
  createTime: CREATED ?? null,
  paidTime: null,
  effectiveTime: null,
  canceledTime: null,
  endTime: null,
}
const BOUGHT = { paidTime: PAID, effectiveTime: EFFECTIVE, endTime: END } as Partial<OwnOrder>

/**
 * `created paid
 * effective ended`: reached before the bar.
 */
function shown(order: Partial<OwnOrder>): string {
  const steps = timelineOf({ ...ORDER, ...order })
  const names: string[] = steps.map(({ name }) => name)
  names.splice(steps.filter(({ isReached }) => isReached).length, 0, '|')
  return names.join(' ')
}

test.each([
  ['created', {}, 'created | paid effective'],
  ['paying', {}, 'created paying | paid effective'],
  ['failed', {}, 'created failed | paid effective'],
  ['paid', BOUGHT, 'created paid | effective ended'],
  ['effective', BOUGHT, 'created paid effective | ended'],
  ['ended', BOUGHT, 'created paid effective ended |'],
  ['canceled', { canceledTime: CANCELED as string }, 'created canceled |'],
  ['canceled', { ...BOUGHT, canceledTime: CANCELED as string }, 'created paid canceled |'],
  ['unknown', BOUGHT, '|'],
] as const)('the way of an order that is %s, %# [4#32]–[4#34]', (state, times, steps) => {
  expect(shown({ state, ...times })).toBe(steps)
})

test('what is ahead has the time that it is planned for [4#36]', () => {
  const steps = timelineOf({ ...ORDER, ...BOUGHT, state: 'paid' })
  expect(steps.map(({ at }) => at)).toEqual([CREATED, PAID, EFFECTIVE, END])
})
