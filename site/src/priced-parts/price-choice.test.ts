import { describe, expect, test } from 'vitest'
import { changed, choiceIn, offered } from './price-choice'
import { readChoice } from './read-choice'

const WHOLE = {
  product: 'Phone',
  brand: 'Aster',
  series: 'A',
  model: 'A1',
  category: 'Screen',
  memory: '4+64',
}

describe('a choice from an address', () => {
  test('is read as far as it goes', () => {
    expect(readChoice(WHOLE)).toEqual(WHOLE)
    expect(readChoice({ product: 'Phone', brand: 'Aster', other: 'x' })).toEqual({
      product: 'Phone',
      brand: 'Aster',
    })
  })

  test('ends at the first gap', () => {
    expect(readChoice({ ...WHOLE, series: '' })).toEqual({ product: 'Phone', brand: 'Aster' })
    expect(readChoice({ model: 'A1' })).toEqual({})
  })

  test.each([[['a', 'b']], ['x'.repeat(101)], [undefined], ['']])('takes no %j', (product) => {
    expect(readChoice({ ...WHOLE, product })).toEqual({})
  })
})

test.each([
  'product=Phone&brand=Aster&other=x',
  'product=Phone&brand=Aster&series=&model=A1',
  'model=A1',
  'product=a&product=b&brand=Aster',
  `product=${'x'.repeat(101)}`,
  '',
])('a browser reads %j as the server does', (query) => {
  const search = new URLSearchParams(query)
  const names = [...new Set(search.keys())]
  const values = names.map((name) => {
    const all = search.getAll(name)
    return [name, all.length > 1 ? all : all[0]]
  })
  expect(choiceIn(search)).toEqual(readChoice(Object.fromEntries(values)))
})

test('a change takes away what was chosen after it', () => {
  expect(changed(WHOLE, 'series', 'B')).toEqual({ product: 'Phone', brand: 'Aster', series: 'B' })
  expect(changed(WHOLE, 'brand', '')).toEqual({ product: 'Phone' })
  expect(changed({}, 'product', 'Phone')).toEqual({ product: 'Phone' })
})

test('what the service does not offer is left out, with what follows it', () => {
  const lists = {
    product: [{ value: 'Phone' }],
    brand: [{ value: 'Aster' }],
    series: [{ value: 'B' }],
    model: [{ value: 'A1' }],
    category: [],
    memory: [],
  }
  expect(offered(WHOLE, lists)).toEqual({ product: 'Phone', brand: 'Aster' })
})
