import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
export const fromBrotli = promisify(brotliDecompress)
export const toGzip: (body: Buffer) => Promise<Buffer> = promisify(gzip)

/** 1–3% smaller than 5; 9 takes ten times as long. */
const QUICK = 7

/** A visitor waits for it. */
const ONCE = 6
const CLOSE = 11

/** TCP's initial window (RFC 6928) less the headers. */
const FIRST_FLIGHT = 13_200

export async function compressQuickly(body: Buffer): Promise<Buffer> {
  return toKeep(await toBrotli(body, { params: brotliParams(body, QUICK) }))
}

export function compressOnce(body: Buffer): Promise<Buffer> {
  return toBrotli(body, { params: brotliParams(body, ONCE) })
}

export function isWorthMore(brotli: Buffer): boolean {
  return brotli.length > FIRST_FLIGHT
}

export async function compressClosely(brotli: Buffer): Promise<Buffer> {
  const body = await fromBrotli(brotli)
  const closer = await toBrotli(body, { params: brotliParams(body, CLOSE) })
  return closer.length < brotli.length ? toKeep(closer) : brotli
}

/** Copied: the compressor's result holds a 16 KB buffer. */
function toKeep(body: Buffer): Buffer {
  const kept = Buffer.allocUnsafeSlow(body.length)
  body.copy(kept)
  return kept
}

function brotliParams(body: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A larger window only costs memory.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
  }
}
