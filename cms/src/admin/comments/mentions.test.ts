import { expect, test } from 'vitest'
import { matching, mentionedIn, queryAt, withMention } from './mentions'

const people = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ann Lee' },
  { id: 3, name: 'فاطمة' },
  { id: 4, name: 'Ann' },
]

test('what follows a sign at the beginning of a word is looked for among names, also after a blank', () => {
  const query = queryAt('See @ann l', 10)
  expect(query).toEqual({ from: 4, words: 'ann l' })
  expect(query && matching(people, query)).toEqual([{ id: 2, name: 'Ann Lee' }])
  expect(queryAt('@', 1)).toEqual({ from: 0, words: '' })
  expect(queryAt('name@example', 12)).toBeNull()
  expect(queryAt('@ann\nnext', 9)).toBeNull()
  expect(queryAt('See @ann', 4)).toBeNull()
})

test('a chosen name stands for what was typed, and the caret behind it', () => {
  expect(withMention('See @an today', 7, { from: 4 }, 'Ann Lee')).toEqual({
    text: 'See @Ann Lee today',
    caret: 13,
  })
})

test('whoever is named is mentioned, with all of the same name, and not whose name the longer one begins with', () => {
  expect(mentionedIn('@Ann Lee, look', people)).toEqual([2])
  expect(mentionedIn('@Ann and @فاطمة', people)).toEqual([1, 3, 4])
  expect(mentionedIn('Ann', people)).toEqual([])
})
