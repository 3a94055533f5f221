import { expect, test, vi } from 'vitest'
import { ContentUnavailable } from '@/content/content-unavailable'
import { StoreError } from '@/platform/store/store'
import { unavailableStatus } from './unavailable-status'

test('who cannot be asked now is asked again later, and a fault of ours is not told as that', () => {
  vi.stubEnv('LOG_LEVEL', 'fatal')
  expect(unavailableStatus(new StoreError('no answer'))).toBe(503)
  expect(unavailableStatus(new ContentUnavailable('faqList', 'timeout', '3000 ms'))).toBe(503)
  const fault = new TypeError('x is not a function')
  expect(() => unavailableStatus(fault)).toThrow(fault)
})
