import { expect, test } from 'vitest'
import { brokenPromise, sinceWhen } from './lateness'
import type { OrderState } from './timeline'

const SECTION = { country: 'sa', region: { tag: 'ar-SA', timeZone: 'Asia/Riyadh' } } as const

const order = (changed: Partial<OrderState>): OrderState => ({
  orderNumber: 'WOSA1234567890',
  repairStatus: 'repairing',
  statusTime: null,
  delay: null,
  quoteState: null,
  createdTime: null,
  estimatedRepairedTime: null,
  repairingTime: null,
  repairedTime: null,
  rejectedTime: null,
  swapTime: null,
  toBeReviewedTime: null,
  reviewedTime: null,
  ...changed,
})

const broken = (changed: Partial<OrderState>, now: string) =>
  brokenPromise(order(changed), SECTION, new Date(now))

test('a promise holds until the end of its day, by the clock of the country', () => {
  const promised = { estimatedRepairedTime: '2026-11-10T08:00:00Z' }
  expect(broken(promised, '2026-11-10T20:59:00Z')).toBeNull()
  expect(broken(promised, '2026-11-10T21:01:00Z')).toBe('2026-11-10')
})

test('without a day of the service, seven working days are the promise, by the weekend of the country [9#18]', () => {
  const begun = { repairingTime: '2026-11-01T08:00:00Z' }
  expect(broken(begun, '2026-11-10T12:00:00Z')).toBeNull()
  expect(broken(begun, '2026-11-11T12:00:00Z')).toBe('2026-11-10')
  expect(broken({}, '2026-11-11T12:00:00Z')).toBeNull()
})

test('a public holiday is no working day of the promise [9#18]', () => {
  // Eid al-Fitr is from 8 to 11 March.
  const begun = { repairingTime: '2027-03-04T08:00:00Z' }
  expect(broken(begun, '2027-03-18T12:00:00Z')).toBeNull()
  expect(broken(begun, '2027-03-19T12:00:00Z')).toBe('2027-03-18')
})

test('what is repaired, or not being repaired, is not late', () => {
  const past = { estimatedRepairedTime: '2026-11-10T08:00:00Z' }
  expect(broken({ ...past, repairedTime: '2026-11-12T08:00:00Z' }, '2026-12-01T00:00:00Z')).toBeNull()
  expect(broken({ ...past, repairStatus: 'finished' }, '2026-12-01T00:00:00Z')).toBeNull()
})

test('the service says since when an order is in its state; else the times of the order do', () => {
  const at = '2026-11-10T08:00:00Z'
  expect(sinceWhen(order({ repairStatus: 'waitingArrive', statusTime: at }))).toBe(at)
  expect(sinceWhen(order({ repairStatus: 'waitingArrive', createdTime: at }))).toBeNull()
  expect(sinceWhen(order({ repairingTime: at }))).toBe(at)
  expect(sinceWhen(order({ repairStatus: 'finished', toBeReviewedTime: at }))).toBe(at)
})
