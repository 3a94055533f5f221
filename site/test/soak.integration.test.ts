import { expect, test } from 'vitest'
import { soak } from './soak/soak'

/** A sample of `pnpm soak`. */
test('what a visitor was told is received is there once, however the site is killed and the service fails', async () => {
  const { told, taken, lost, twice, unlike, kills } = await soak({ kills: 3, seed: 20_261_122 })
  expect({ lost, twice, unlike }).toEqual({ lost: [], twice: [], unlike: [] })
  expect(kills).toHaveLength(3)
  expect(told).toBeGreaterThan(10)
  expect(taken).toBeGreaterThan(10)
}, 240_000)
