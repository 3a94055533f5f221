import { afterEach, expect, test } from 'vitest'
import { mayReload } from './reload-rarely'

function browserWith(get: () => object) {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
}
afterEach(() => browserWith(() => ({})))

test('a page loads itself again once a minute at most [8#3]', () => {
  const items = new Map<string, string>()
  browserWith(() => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }))
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_060_000)).toBe(false)
  expect(mayReload(1_060_001)).toBe(true)
})

test('without a memory it does not, since it might go on for ever, and nothing breaks', () => {
  browserWith(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(mayReload(1_000_000)).toBe(false)
})
