import { expect, test } from 'vitest'
import { looselyNamedModelIn, namedModelIn } from './model-in-text'

test.each([
  ['How much is a screen for Nova 5?', 'Nova 5'],
  ['price of the aster nova 5 pro screen', 'aster nova 5 pro'],
  ['nova 5 battery price', 'nova 5'],
  ['NOVA 5', 'NOVA 5'],
  ['سعر شاشة nova ٥', 'nova 5'],
  ['Aster Book 14', 'Aster Book 14'],
])('a model is read by its name: %s', (text, model) => {
  expect(namedModelIn(text) ?? looselyNamedModelIn(text)).toBe(model)
})

test.each(['my phone is hot', 'the battery of the Nova', '356938035643809', 'WONG1234567890'])(
  'and not where there is none: %s',
  (text) => {
    expect(namedModelIn(text) ?? looselyNamedModelIn(text)).toBeNull()
  },
)
