import { expect, test } from 'vitest'
import { giveBackRefusals, noteRefusal, takeRefusals } from './refusals'

test('what was refused is counted by action and network, once', () => {
  for (const network of ['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1::/48'])
    noteRefusal('warranty-check', network)
  noteRefusal('orders', '203.0.113.0/24')
  expect(takeRefusals()).toEqual([
    { action: 'warranty-check', network: '203.0.113.0/24', count: 2 },
    { action: 'warranty-check', network: '2001:db8:1::/48', count: 1 },
    { action: 'orders', network: '203.0.113.0/24', count: 1 },
  ])
  expect(takeRefusals()).toEqual([])
})

test('what was taken in vain is counted on', () => {
  noteRefusal('orders', '203.0.113.0/24')
  const taken = takeRefusals()
  noteRefusal('orders', '203.0.113.0/24')
  giveBackRefusals(taken)
  expect(takeRefusals()).toEqual([{ action: 'orders', network: '203.0.113.0/24', count: 2 }])
})

test('an attack from very many networks is counted whole, and named in part', () => {
  for (let place = 0; place < 1000; place += 1) noteRefusal('orders', `10.${place >> 8}.${place & 255}.0/24`)
  noteRefusal('orders', '10.0.0.0/24')
  const refusals = takeRefusals()
  expect(refusals).toHaveLength(101)
  expect(refusals.reduce((sum, { count }) => sum + count, 0)).toBe(1001)
  expect(refusals.find(({ network }) => network === '')?.count).toBe(900)
  expect(refusals.find(({ network }) => network === '10.0.0.0/24')?.count).toBe(2)
})
