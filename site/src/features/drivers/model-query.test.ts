import { expect, test } from 'vitest'
import { readModelQuery } from './model-query'

test.each([
  [{}, ['', '', '']],
  [{ brand: 'Aster' }, ['Aster', '', '']],
  [{ brand: ' Aster ', serial: 'Book', model: 'Aster Book 14' }, ['Aster', 'Book', 'Aster Book 14']],
  [{ brand: ['Aster', 'Kite'] }, ['Aster', '', '']],
  [{ serial: 'Book', model: 'Aster Book 14' }, ['', '', '']],
  [{ brand: 'Aster', model: 'Aster Book 14' }, ['Aster', '', '']],
  [{ brand: 'a'.repeat(101), serial: 'Book' }, ['', '', '']],
  [{ brand: {}, serial: 1 }, ['', '', '']],
])('%j', (query, [brand, serial, model]) => {
  expect(readModelQuery(query)).toEqual({ brand, serial, model })
})
