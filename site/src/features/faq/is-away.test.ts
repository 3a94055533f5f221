import { expect, test, vi } from 'vitest'
import { ContentUnavailable } from '@/content/content-unavailable'
import { StoreError } from '@/platform/store/store'
import { isAway } from './is-away'

test('who cannot be asked now is asked again later, and a fault of ours is not told as that', () => {
  vi.stubEnv('LOG_LEVEL', 'fatal')
  expect(isAway(new StoreError('no answer'))).toBe(true)
  expect(isAway(new ContentUnavailable('faqList', 'timeout', '3000 ms'))).toBe(true)
  expect(isAway(new TypeError('x is not a function'))).toBe(false)
})
