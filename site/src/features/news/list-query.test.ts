import { expect, test } from 'vitest'
import { readListQuery } from './list-query'

test('a category of the type and a page are read', () => {
  expect(readListQuery('news', { category: 'company', page: '3' })).toEqual({ category: 'company', page: 3 })
  expect(readListQuery('tips', { category: 'tvs' })).toEqual({ category: 'tvs', page: 1 })
})

test.each([
  { category: 'tvs' },
  { category: 'nonsense' },
  { category: ['company', 'industry'] },
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: '1000' },
  { page: 'two' },
  { page: ['2', '3'] },
])('%j of a news list shows the list from its beginning', (query) => {
  expect(readListQuery('news', query)).toEqual({ category: undefined, page: 1 })
})
