import { expect, test } from 'vitest'
import { newRequestId, plainRequestId } from './request-id'

test('every request has an id of its own, which is plain', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(plainRequestId(id)).toBe(id)
})

test.each(['edge-1a2b-33-9f', '7f0c1f6e-1f0a-4c8e-9a57-0d6c3a1f2b44', 'a'.repeat(64)])('takes %s', (id) => {
  expect(plainRequestId(id)).toBe(id)
})

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['a short one', 'abc'],
  ['a long one', 'a'.repeat(65)],
  ['10 kB', 'a'.repeat(10_000)],
  ['a line break', 'abcdefgh\r\nset-cookie: a=b'],
  ['a line break at its end', 'abcdefgh\n'],
  ['markup', '<script>alert(1)</script>'],
  ['the end of a comment', 'abcdefgh*/drop table news'],
  ['two joined', 'abcdefgh, ijklmnop'],
  ['two', ['abcdefgh', 'ijklmnop']],
  ['digits of another script', '٣٥٦٩٣٨٠٣٥٦'],
])('does not take %s', (_what, given) => {
  expect(plainRequestId(given)).toBeUndefined()
})
