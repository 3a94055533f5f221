import { expect, test } from 'vitest'
import { mayReload } from './reload-rarely'

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
}

test('a page loads itself again once a minute at most [8#3]', () => {
  const session = storage()
  expect(mayReload(session, 1_000_000)).toBe(true)
  expect(mayReload(session, 1_060_000)).toBe(false)
  expect(mayReload(session, 1_060_001)).toBe(true)
})

test('without a memory it does not, since it might go on for ever', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden')
    },
  } as unknown as Storage
  expect(mayReload(forbidden, 1_000_000)).toBe(false)
})
