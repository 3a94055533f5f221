import { expect, test } from 'vitest'
import { soakWords } from './soak/words/soak-words'

test('what an owner agreed to is there once, and word of it comes once, however the processes are killed', async () => {
  const { blows, changeToMail, ...found } = await soakWords({ owners: 24, pace: 2, seed: 20_261_129 })
  expect(blows.length).toBeGreaterThan(1)
  for (const { what, told, arrived, lost, twice, unlike, waits } of [
    found.consents,
    found.questions,
    found.news,
  ]) {
    expect({ what, lost, twice, unlike }).toEqual({ what, lost: [], twice: [], unlike: [] })
    expect({ what, told, arrived }).toEqual({ what, told: 24, arrived: 24 })
    expect(Math.max(...waits)).toBeLessThan(120_000)
  }
  expect(Math.max(...changeToMail)).toBeLessThan(120_000)
}, 300_000)
