import { expect, test, vi } from 'vitest'
import { readAtScrape } from './read-at-scrape'

const TIMES = { keptMs: 60_000, deadlineMs: 50 }

test('what was read is good for a while, then it is read anew', async () => {
  let now = 1000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  let reads = 0
  const ask = readAtScrape(async () => (reads += 1), { ...TIMES, onFailure: () => undefined })
  expect([await ask(), await ask()]).toEqual([1, 1])
  now += TIMES.keptMs
  expect(await ask()).toBe(2)
  clock.mockRestore()
})

test('a source that hangs holds up no scrape, and is asked once', async () => {
  let reads = 0
  let answer = (_value: number) => {}
  const hanging = () => {
    reads += 1
    return new Promise<number>((resolve) => (answer = resolve))
  }
  const ask = readAtScrape(hanging, { ...TIMES, onFailure: () => undefined })
  const begun = performance.now()
  expect(await Promise.all([ask(), ask()])).toEqual([null, null])
  expect(await ask()).toBeNull()
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(reads).toBe(1)
  answer(7)
  expect(await ask()).toBe(7)
})

test('a source that fails is reported, and left alone for a while', async () => {
  const failures: unknown[] = []
  let reads = 0
  const ask = readAtScrape<number>(
    () => {
      reads += 1
      return Promise.reject(new Error('gone'))
    },
    { ...TIMES, onFailure: (error) => failures.push(error) },
  )
  expect([await ask(), await ask()]).toEqual([null, null])
  expect(reads).toBe(1)
  expect(failures).toHaveLength(1)
})
