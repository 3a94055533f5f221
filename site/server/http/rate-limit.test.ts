import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit'

test('an address may ask so often at once, and then as often as time allows', () => {
  const limit = new RateLimit({ burst: 3, perSecond: 2 })
  const ask = (now: number, address = '192.0.2.1') => limit.allows(address, now)
  expect([ask(0), ask(0), ask(0), ask(0)]).toEqual([true, true, true, false])
  expect(ask(0, '192.0.2.2')).toBe(true)
  expect([ask(500), ask(500)]).toEqual([true, false])
  expect([ask(60_000), ask(60_000), ask(60_000), ask(60_000)]).toEqual([true, true, true, false])
})

test('addresses of one IPv6 network count together', () => {
  const limit = new RateLimit({ burst: 1, perSecond: 1 })
  expect(limit.allows('2001:db8:1:2:3:4:5:6', 0)).toBe(true)
  expect(limit.allows('2001:db8:1:2:9:9:9:9', 0)).toBe(false)
  expect(limit.allows('2001:db8:1:3::1', 0)).toBe(true)
  expect(limit.allows('2001:db8:1:3::2', 0)).toBe(false)
  expect(limit.allows('2001:db8::7', 0)).toBe(true)
  expect(limit.allows('2001:db8::8', 0)).toBe(false)
})
