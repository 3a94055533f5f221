import { expect, test } from 'vitest'
import { isShortUrl } from './short-url'

test.each(['abcdefgh', '12345678', 'a1b2c3d4'])('%j is a short URL', (segment) => {
  expect(isShortUrl(segment)).toBe(true)
})

test.each([
  '',
  'abcdefg',
  'abcdefghi',
  'ABCDEFGH',
  'abc_defg',
  'abcdefg\n',
  'abcdefgé',
  '<script>',
  '..%2f..%',
])('%j is none', (segment) => {
  expect(isShortUrl(segment)).toBe(false)
})
