import { expect, test } from 'vitest'
import { EXAMPLES } from '../documentation/examples'
import { repairQuote } from './repair-quotes'

const { data } = EXAMPLES.repairQuote
const read = (changed: object) => repairQuote.response.safeParse({ ...(data as object), ...changed })

test('a quote whose total is not what its lines and its tax come to is nonsense', () => {
  expect(read({}).success).toBe(true)
  expect(read({ total: 8_170_001 }).success).toBe(false)
  expect(read({ lines: [] }).success).toBe(false)
})

test('a tax that the prices hold already is not added', () => {
  const tax = { amount: 570_000, isIncluded: true }
  expect(read({ tax, total: 7_600_000 }).success).toBe(true)
  expect(read({ tax }).success).toBe(false)
})
