import { expect, test } from 'vitest'
import { soakPurchases } from './soak/purchases/soak-purchases'

const LONGEST_WAIT_MS = 120_000

test('purchases with random faults: none charged twice, none paid without an order, none open for long', async () => {
  const { waits, ...found } = await soakPurchases({ purchases: 24, seed: 20_507 })
  expect(found).toMatchObject({
    purchases: 24,
    chargedTwice: [],
    wrongMoney: [],
    paidWithoutOrder: [],
    toldWrong: [],
    unlike: [],
    stuck: [],
  })
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_MS)
  expect(found.paid).toBeGreaterThan(8)
}, 900_000)
