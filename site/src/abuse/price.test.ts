import { expect, test } from 'vitest'
import { SUBJECTS, type SubjectKind } from './actions'
import { spentOf } from './price'

const count = (times: number, kind: SubjectKind = 'ipv6', seconds = 10) => ({
  kind,
  count: times * 40,
  budget: 40,
  seconds,
})

test('within all budgets nothing is asked for', () => {
  expect(spentOf([count(1), count(0.5, 'imei')])).toMatchObject({ price: 0, seconds: 0 })
})

test.each([
  [1.1, 1],
  [1.9, 1],
  [2, 2],
  [4.5, 4],
  [31, 16],
  [1000, 32],
])('%s times a budget costs %s times the ordinary work', (times, price) => {
  expect(spentOf([count(times)]).price).toBe(price)
})

test('what thousands may share never becomes dearer than they can pay', () => {
  expect(spentOf([count(10_000, 'ipv4')]).price).toBe(SUBJECTS.ipv4.dearest)
  expect(spentOf([count(10_000, 'imei')]).price).toBe(SUBJECTS.imei.dearest)
})

test('the subject that overspent most says the price, and the longest period the wait', () => {
  expect(spentOf([count(2, 'ipv6', 50), count(9, 'ipv6Network', 20), count(0.1, 'imei', 900)])).toMatchObject(
    {
      price: 8,
      seconds: 50,
    },
  )
})
