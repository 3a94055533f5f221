import { beforeAll, expect, test, vi } from 'vitest'
import { ACTIONS } from './actions'
import { tooManyReloads } from './too-many-reloads'

const visitor = { from: '' }
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': visitor.from }),
}))

beforeAll(() => {
  process.env.SESSION_SECRET = 'for this test alone, 32 characters'
})

test('who loads a page without end is told that the service is busy; others and other pages are not', async () => {
  visitor.from = '2001:db8:1:1::1'
  for (let count = 0; count < ACTIONS.orders.ipv6!.minute!; count++)
    expect(await tooManyReloads('orders')).toBeNull()
  expect(await tooManyReloads('orders')).toMatchObject({ kind: 'busy', isRetryable: true })
  expect(await tooManyReloads('purchase-pay')).toBeNull()
  visitor.from = '2001:db8:1:2::1'
  expect(await tooManyReloads('orders')).toBeNull()
})
