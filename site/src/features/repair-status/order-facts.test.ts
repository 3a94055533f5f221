import { expect, test } from 'vitest'
import { orderFacts } from './order-facts'
import type { RepairOrder } from './timeline'

const section = { country: 'ng', region: { tag: 'en-NG', timeZone: 'Africa/Lagos' } } as const

const ORDER: RepairOrder = {
  orderNumber: 'WONG1443700968',
  customerPhone: '+234-8031234567',
  productBrand: 'Aster',
  productModel: 'Aster Nova 5',
  warrantyStatus: 'underWarranty',
  repairStatus: 'repairing',
  createdTime: '2026-05-06T08:00:00.000Z',
  estimatedRepairedTime: '2026-05-13T08:00:00.000Z',
  repairingTime: '2026-05-07T08:00:00.000Z',
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

const shown = (order: Partial<RepairOrder>) => factsOf({ ...ORDER, ...order }, { ...ORDER, ...order })

const factsOf = (...[order, whole]: [RepairOrder, RepairOrder?]) =>
  Object.fromEntries(orderFacts(order, section, whole).map(({ label, value }) => [label, value]))

test('an order says its number, phone and device [3#21]', () => {
  expect(Object.values(shown({}))).toEqual(
    expect.arrayContaining(['WONG1443700968', '+234-8031234567', 'Aster Nova 5']),
  )
  expect(Object.values(shown({ customerPhone: null }))).not.toContain('+234-8031234567')
})

test.each([
  ['underWarranty', 'Under warranty'],
  ['outOfWarranty', 'Out of Warranty'],
  ['somethingNew', 'Not known'],
  [null, 'Not known'],
])('with the warranty %s it says %s [3#22]', (warrantyStatus, words) => {
  expect(shown({ warrantyStatus })).toMatchObject({ 'Warranty status': words })
})

test.each([
  ['as the service says', {}, '13 May 2026'],
  ['by the rule of the specification', { estimatedRepairedTime: null }, '12 May 2026 to 18 May 2026'],
])('a repair under way names the day on which it should be done, %s [3#24], [9#18]', (_, order, days) => {
  expect(Object.values(shown(order))).toContain(days)
})

test('a repair that is done promises nothing any more', () => {
  expect(Object.values(shown({ repairedTime: '2026-05-12T08:00:00.000Z' }))).not.toContain('13 May 2026')
})

test('of a number alone they say how it stands, and neither phone, device nor warranty', () => {
  expect(Object.keys(factsOf(ORDER))).toEqual([
    'Work order number',
    'Submitted on',
    'Estimated repaired time',
  ])
})

test('the courier of each way is told with its number, to the owner alone', () => {
  const way = { courier: 'Carelane Courier', startedTime: null, arrivedTime: null }
  const ways = [
    { ...way, direction: 'there', trackingNumber: 'CC1A' },
    { ...way, direction: 'back', trackingNumber: 'CC1B', courier: null },
  ]
  expect(shown({ ways })).toMatchObject({
    'Tracking number, to the service centre': 'Carelane Courier CC1A',
    'Tracking number, back to you': 'CC1B',
  })
  expect(Object.values(factsOf({ ...ORDER, ways }))).not.toContain('CC1B')
})
