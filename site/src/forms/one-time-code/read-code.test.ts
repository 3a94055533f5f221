import { expect, test } from 'vitest'
import { readOneTimeCode } from './read-code'

test.each(['123456', '123 456', '123-456', '١٢٣٤٥٦', '১২৩৪৫৬', ' 123456\n'])('%j is read', (typed) => {
  expect(readOneTimeCode(typed)).toEqual({ ok: true, code: '123456' })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['123', 'form'],
  ['123456789', 'form'],
  ['12a456', 'form'],
])('%j is none: %s', (typed, reason) => {
  expect(readOneTimeCode(typed)).toEqual({ ok: false, reason })
})
