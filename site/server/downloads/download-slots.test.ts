import { expect, test } from 'vitest'
import { DownloadSlots } from './download-slots'

const take = (slots: DownloadSlots, address: string) => {
  const taken = slots.take(address)
  if (typeof taken === 'string') throw new Error(taken)
  return taken
}

test('an address has so many downloads at once, and another one its own', () => {
  const slots = new DownloadSlots({ perAddress: 2, total: 10 })
  const giveBack = take(slots, '192.0.2.1')
  take(slots, '192.0.2.1')
  expect(slots.take('192.0.2.1')).toBe('address')
  take(slots, '192.0.2.2')
  giveBack()
  giveBack()
  take(slots, '192.0.2.1')
  expect(slots.take('192.0.2.1')).toBe('address')
})

test('all addresses of one line count as one', () => {
  const slots = new DownloadSlots({ perAddress: 1, total: 10 })
  take(slots, '2001:db8:1:2::a')
  expect(slots.take('2001:db8:1:2::b')).toBe('address')
  take(slots, '2001:db8:1:3::a')
})

test('the site as a whole has a limit too', () => {
  const slots = new DownloadSlots({ perAddress: 2, total: 2 })
  const giveBack = take(slots, '192.0.2.1')
  take(slots, '192.0.2.2')
  expect(slots.take('192.0.2.3')).toBe('site')
  giveBack()
  take(slots, '192.0.2.3')
})
