import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity, br;q=0.2', 'identity'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
