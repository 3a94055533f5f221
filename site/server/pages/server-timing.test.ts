import { expect, test } from 'vitest'
import { FROM_CACHE, serverTiming } from './server-timing'

test('a page of the cache says that alone', () => {
  expect(FROM_CACHE).toBe('cache;desc="hit"')
  expect(serverTiming('stale')).toBe('cache;desc="stale"')
})

test('a rendered one says what it took, by kind', () => {
  const costs = new Map([
    ['cms', { ms: 30.04, times: 5 }],
    ['render', { ms: 41, times: 1 }],
    ['build', { ms: 12.3456, times: 1 }],
  ] as const)
  expect(serverTiming('rendered', costs)).toBe(
    'cache;desc="miss", cms;dur=30.0;desc="5 calls", render;dur=41.0, build;dur=12.3',
  )
})
