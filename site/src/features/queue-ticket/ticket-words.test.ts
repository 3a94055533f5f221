import { expect, test } from 'vitest'
import { stateOf, toneOf } from './ticket-words'

test.each(['waiting', 'called', 'over', 'givenBack'] as const)('%s is known', (state) => {
  expect(stateOf({ state })).toBe(state)
})

test.each(['paused', '', 'toString', 'WAITING'])('%j is not known, and said so', (state) => {
  expect(stateOf({ state })).toBe('unknown')
  expect(toneOf(stateOf({ state }))).toBe('wait')
})
