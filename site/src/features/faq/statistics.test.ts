import { expect, test } from 'vitest'
import { mostRead, statisticsOf } from './statistics'

const counted = (views: number, votes = 0, helpful = 0) => ({ views, votes, helpful })
const all = new Map([
  [1, counted(5, 2, 1)],
  [2, counted(9, 1, 1)],
  [3, counted(7)],
  [9, counted(99, 9, 9)],
])

test('the sum counts the questions of this country alone', () => {
  expect(statisticsOf(all, [1, 2, 4])).toEqual(counted(14, 3, 2))
})

test('the most read come first, and only where there are enough', () => {
  expect(mostRead(all, [1, 2, 3, 4], 2)).toEqual([2, 3])
  expect(mostRead(all, [1, 2, 3, 4], 4)).toEqual([])
})
