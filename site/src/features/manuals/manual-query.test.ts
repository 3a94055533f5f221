import { expect, test } from 'vitest'
import { readManualQuery } from './manual-query'

test.each([
  [{}, { keyword: '', product: '', page: 1 }],
  [
    { q: ' Book\t14 ', product: 'Laptop', page: '3' },
    { keyword: 'Book 14', product: 'Laptop', page: 3 },
  ],
  [{ q: ['Book', 'TV'] }, { keyword: 'Book', product: '', page: 1 }],
  [{ q: 'a'.repeat(10_000) }, { keyword: 'a'.repeat(100), product: '', page: 1 }],
  [{ page: '0' }, { keyword: '', product: '', page: 1 }],
  [
    { page: 'two', q: {} },
    { keyword: '', product: '', page: 1 },
  ],
])('%j', (query, read) => {
  expect(readManualQuery(query)).toEqual(read)
})
