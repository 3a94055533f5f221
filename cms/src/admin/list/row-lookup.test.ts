import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { rowLookup } from './row-lookup'

test('what is asked for in one turn is looked up once, each row once, each list by itself', async () => {
  const asked: [string, number[]][] = []
  const doubleOf = rowLookup(async (_payload, collection, ids) => {
    asked.push([collection, ids])
    return new Map(ids.filter((id) => id < 3).map((id) => [id, id * 2]))
  })
  const payload = {} as Payload
  const doubles = [1, 2, 1, 3].map((id) => doubleOf(payload, 'news', id))
  const other = doubleOf(payload, 'ads', 1)
  expect(await Promise.all(doubles)).toEqual([2, 4, 2, undefined])
  expect(await other).toBe(2)
  expect(await doubleOf(payload, 'news', 2)).toBe(4)
  expect(asked).toEqual([
    ['news', [1, 2, 3]],
    ['ads', [1]],
    ['news', [2]],
  ])
})
