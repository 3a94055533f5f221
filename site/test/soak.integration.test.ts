import { expect, test } from 'vitest'
import { soak } from './soak/soak'

test('what a visitor was told is received is there once, however the site is killed and the service fails', async () => {
  const { kinds, kills } = await soak({ kills: 3, seed: 20_261_122 })
  expect(kills).toHaveLength(3)
  expect(kinds.map(({ kind }) => kind)).toEqual(['rating', 'appointment', 'survey', 'appeal'])
  for (const { kind, told, taken, lost, twice, unlike } of kinds) {
    expect({ kind, lost, twice, unlike }).toEqual({ kind, lost: [], twice: [], unlike: [] })
    expect(told).toBeGreaterThan(2)
    expect(taken).toBeGreaterThan(2)
  }
}, 240_000)
