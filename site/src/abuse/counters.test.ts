import { expect, test } from 'vitest'
import { MOST_KEYS } from './bounded-memory'
import { countOne } from './counters'

const countOf = async (key: string) => (await countOne('hour', key)).count

test('memory holds so many counts and no more: who was not counted for the longest time begins anew', async () => {
  expect([await countOf('idle'), await countOf('idle')]).toEqual([1, 2])
  for (let at = 0; at < MOST_KEYS - 1; at += 1) await countOf(String(at))
  expect(await countOf('idle')).toBe(3)
  for (let at = 0; at < MOST_KEYS; at += 1) {
    if (at % 1000 === 0) await countOf('busy')
    await countOf(String(at))
  }
  expect(await countOf('idle')).toBe(1)
  expect(await countOf('busy')).toBe(MOST_KEYS / 1000 + 1)
})
