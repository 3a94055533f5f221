import { beforeEach, expect, test } from 'vitest'
import { closeAd, isClosed } from './closed-ads'

let storage: Storage
beforeEach(() => {
  const items = new Map<string, string>()
  storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
})

test('a closed ad stays hidden for five minutes [2.3#25]', () => {
  closeAd('ad-1', storage, 1_000_000)
  expect(isClosed('ad-1', storage, 1_000_000 + 299_999)).toBe(true)
  expect(isClosed('ad-1', storage, 1_000_000 + 300_000)).toBe(false)
})

test('closing one leaves the others', () => {
  closeAd('ad-1', storage, 1_000_000)
  expect(isClosed('ad-2', storage, 1_000_001)).toBe(false)
})

test('a time from the future, as after a wrong clock, hides nothing', () => {
  closeAd('ad-1', storage, 2_000_000)
  expect(isClosed('ad-1', storage, 1_000_000)).toBe(false)
})

test('storage that refuses to keep does not break the page', () => {
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  } as unknown as Storage
  expect(() => closeAd('ad-1', full)).not.toThrow()
})
