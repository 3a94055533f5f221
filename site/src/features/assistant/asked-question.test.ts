import { expect, test } from 'vitest'
import { question } from './asked-question'

test.each([
  ['  how \n much\u0000 ', 'how much'],
  ['ဖုန္း ေရစိုသြားလို႔', 'ဖုန်း ရေစိုသွားလို့'],
])('%j is read as %j', (typed, read) => {
  expect(question.parse(typed)).toBe(read)
})
