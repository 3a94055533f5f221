import { fromBrotli, toGzip } from './compress-page'

/** As long as what they were made of is kept. */
const gzips = new WeakMap<Buffer, Promise<Buffer>>()

/**
 * What is kept in brotli, for a client that does not know it: in gzip, made once, or as it was. Browsers have known brotli
 * for ten years; to make both of each page cost time and memory that nearly nobody had a use for.
 */
export function recode(brotli: Buffer, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  if (encoding === 'identity') return fromBrotli(brotli)
  const known = gzips.get(brotli)
  if (known) return known
  const made = fromBrotli(brotli).then(toGzip)
  gzips.set(brotli, made)
  return made
}
