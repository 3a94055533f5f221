import { createCipheriv, createHash } from 'node:crypto'

export interface Segment {
  size: number
  read: (start: number, length: number) => Buffer
}

const PIECE = 256 * 1024
const BLOCK = 16

export function textSegment(content: string | Buffer): Segment {
  const bytes = Buffer.from(content)
  return { size: bytes.length, read: (start, length) => bytes.subarray(start, start + length) }
}

/** Pseudorandom: AES in counter mode can start at any block. */
export function noiseSegment(seed: string, size: number): Segment {
  const key = createHash('md5').update(seed).digest()
  return {
    size,
    read: (start, length) => {
      const first = Math.floor(start / BLOCK)
      const counter = Buffer.alloc(BLOCK)
      counter.writeUInt32BE(first, BLOCK - 4)
      const skipped = start - first * BLOCK
      const cipher = createCipheriv('aes-128-ctr', key, counter)
      return cipher.update(Buffer.alloc(skipped + length)).subarray(skipped)
    },
  }
}

export function sizeOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}

export function* piecesOf(
  segments: readonly Segment[],
  start = 0,
  end = sizeOf(segments),
): Generator<Buffer, void> {
  let before = 0
  for (const segment of segments) {
    const until = Math.min(segment.size, end - before)
    for (let at = Math.max(0, start - before); at < until; at += PIECE) {
      yield segment.read(at, Math.min(PIECE, until - at))
    }
    before += segment.size
  }
}
