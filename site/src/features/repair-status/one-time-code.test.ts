import { expect, test } from 'vitest'
import { readOneTimeCode } from './one-time-code'

test.each(['123456', '123 456', '123-456', '١٢٣٤٥٦', '১২৩৪৫৬', ' 123456\n'])('%j is read', (typed) => {
  expect(readOneTimeCode(typed)).toEqual({ ok: true, code: '123456' })
})

test.each([
  ['', 'codeEmpty'],
  ['  ', 'codeEmpty'],
  ['123', 'codeForm'],
  ['123456789', 'codeForm'],
  ['12a456', 'codeForm'],
])('%j is none: %s', (typed, reason) => {
  expect(readOneTimeCode(typed)).toEqual({ ok: false, reason })
})
