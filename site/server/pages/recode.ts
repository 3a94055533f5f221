import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/negotiate-encoding'
import { fromBrotli, toGzip } from './compress-page'

/** Of all bodies in one encoding: some 200 pages as they were, or 1,000 in gzip. */
const MAX_BYTES = 16 * 1024 * 1024

/** Bodies in one encoding, by what they were made of. */
class Recoded {
  private readonly made = new LRUCache<Buffer, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  })
  private readonly making = new Map<Buffer, Promise<Buffer>>()

  constructor(private readonly make: (brotli: Buffer) => Promise<Buffer>) {}

  find(brotli: Buffer): Buffer | undefined {
    return this.made.get(brotli)
  }

  /** Makes it once for all who wait for it. */
  async of(brotli: Buffer): Promise<Buffer> {
    const making = this.making.get(brotli) ?? this.make(brotli).finally(() => this.making.delete(brotli))
    this.making.set(brotli, making)
    const body = await making
    this.made.set(brotli, body)
    return body
  }
}

const plain = new Recoded(fromBrotli)
const gzipped = new Recoded(async (brotli) => toGzip(plain.find(brotli) ?? (await fromBrotli(brotli))))

/** What is kept in brotli, where it is at hand as a client wants it. */
export function findRecoded(brotli: Buffer, encoding: Encoding): Buffer | undefined {
  if (encoding === 'br') return brotli
  return (encoding === 'gzip' ? gzipped : plain).find(brotli)
}

/**
 * The same, made where it is not. Browsers have known brotli for ten years; to make the other bodies of each page cost
 * time and memory that nearly nobody had a use for, and to make one for each request gave whoever asked for many a whole
 * page of memory each time.
 */
export async function recode(brotli: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli
  return (encoding === 'gzip' ? gzipped : plain).of(brotli)
}
