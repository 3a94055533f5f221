import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/negotiate-encoding'
import { fromBrotli, toGzip } from './compress-page'

/** 200 pages uncompressed, or 1,000 in gzip. */
const MAX_BYTES = 16 * 1024 * 1024

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

export function findRecoded(brotli: Buffer, encoding: Encoding): Buffer | undefined {
  if (encoding === 'br') return brotli
  return (encoding === 'gzip' ? gzipped : plain).find(brotli)
}

/** Few clients lack brotli; they must not cost memory per request. */
export async function recode(brotli: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli
  return (encoding === 'gzip' ? gzipped : plain).of(brotli)
}
