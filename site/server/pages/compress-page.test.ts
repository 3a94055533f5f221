import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressClosely, compressQuickly } from './compress-page'

test('what is kept holds on to no more memory than it has bytes', async () => {
  const body = Buffer.from('a page of words '.repeat(3000))
  const quick = await compressQuickly(body)
  const close = await compressClosely(quick)
  expect([quick, close].map((kept) => kept.buffer.byteLength)).toEqual([quick.length, close.length])
  expect(brotliDecompressSync(quick)).toEqual(body)
})
