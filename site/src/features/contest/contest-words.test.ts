import { expect, test } from 'vitest'
import { wordsOf } from './contest-words'

test.each([
  [{ state: 'submitted' }, 'submitted', 'open', 'wait'],
  [{ state: 'corrected' }, 'corrected', 'corrected', 'good'],
  [{ state: 'kept', reason: 'warrantyOver' }, 'kept', 'warrantyOver', 'bad'],
  [{ state: 'kept', reason: 'constructor' }, 'kept', 'other', 'bad'],
  [{ state: 'kept', reason: null }, 'kept', 'other', 'bad'],
  [{ state: 'of tomorrow' }, 'unknown', 'open', 'wait'],
])('%o is said so that nobody is left without an answer', (told, title, explained, tone) => {
  expect(wordsOf(told)).toEqual({ title, explained, tone })
})
