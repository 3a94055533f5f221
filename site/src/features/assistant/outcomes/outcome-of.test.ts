import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of'

test.each([
  [['source', 'sentence', 'tool', 'carried'], 'answered'],
  [['tool', 'carried'], 'answered'],
  [['source', 'pages', 'carried'], 'answered'],
  [['tool', 'card', 'carried'], 'answered'],
  [['tool', 'told', 'source', 'choose', 'carried'], 'choose'],
  [['tool', 'source', 'choose', 'carried'], 'choose'],
  [['greeting', 'tool', 'carried'], 'greeting'],
  [['otherBrand', 'carried'], 'otherBrand'],
  [['refusal', 'carried'], 'refused'],
  [['safety', 'carried'], 'safety'],
  [['source', 'sentence', 'again', 'refusal', 'carried'], 'refused'],
  [['carried'], null],
] as const)('%s is %s', (kinds, outcome) => {
  expect(outcomeOf(kinds)).toBe(outcome)
})
