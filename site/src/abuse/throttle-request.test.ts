import { beforeAll, expect, test } from 'vitest'
import { ACTIONS, type WaitingAction } from './actions'
import { throttleRequest } from './throttle-request'

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

const ask = (from: string, action: WaitingAction = 'orders') =>
  throttleRequest(new Request('http://site/api/', { headers: { 'x-forwarded-for': from } }), action)

test('who asks a route too often is told when to come again; others and other routes are not', async () => {
  for (let count = 0; count < ACTIONS.orders.ipv6!.minute!; count++)
    expect(await ask('2001:db8:1:1::1')).toBeNull()
  const throttled = await ask('2001:db8:1:1::1')
  expect(throttled?.status).toBe(429)
  expect(Number(throttled?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(throttled?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(throttled?.headers.get('cache-control')).toBe('no-store')
  expect(await throttled?.json()).toEqual({ message: 'Too many requests.' })
  expect(await ask('2001:db8:1:2::1')).toBeNull()
  expect(await ask('2001:db8:1:1::1', 'account')).toBeNull()
})
