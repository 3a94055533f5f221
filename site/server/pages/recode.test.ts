import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressQuickly } from './compress-page'
import { findRecoded, recode } from './recode'

test.each(['identity', 'gzip'] as const)(
  'a body in %s is made once for all who ask for it, and is at hand from then on',
  async (encoding) => {
    const brotli = await compressQuickly(Buffer.from('a page '.repeat(1000)))
    expect(findRecoded(brotli, encoding)).toBeUndefined()
    const [one, other] = await Promise.all([recode(brotli, encoding), recode(brotli, encoding)])
    expect(one).toBe(other)
    expect(findRecoded(brotli, encoding)).toBe(one)
    expect((encoding === 'gzip' ? gunzipSync(one) : one).toString()).toBe('a page '.repeat(1000))
  },
)

test('however many pages are asked for, 16 MB of their bodies are kept', async () => {
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, number) => compressQuickly(Buffer.alloc(1024 * 1024, number))),
  )
  for (const page of pages) await recode(page, 'identity')
  const kept = pages.map((page) => findRecoded(page, 'identity')?.length ?? 0)
  expect(kept.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(16 * 1024 * 1024)
  expect(kept.at(-1)).toBe(1024 * 1024)
})
