import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
export const fromBrotli = promisify(brotliDecompress)
/** For a client that does not know brotli. */
export const toGzip: (body: Buffer) => Promise<Buffer> = promisify(gzip)

/** Saves 1 to 3 per cent against 5 for one or two ms beside the main thread; 9 costs ten times as much. */
const QUICK = 7

/** For a page that one visitor alone sees, who waits for it. */
const ONCE = 6

/** For pages that need it: some 100 ms beside the main thread. */
const CLOSE = 11

/** What a server sends at once on a new connection (RFC 6928) less the headers, in bytes. */
const FIRST_FLIGHT = 13_200

export async function compressQuickly(body: Buffer): Promise<Buffer> {
  return toKeep(await toBrotli(body, { params: brotliParams(body, QUICK) }))
}

export function compressOnce(body: Buffer): Promise<Buffer> {
  return toBrotli(body, { params: brotliParams(body, ONCE) })
}

/** Whether a page is worth some 100 ms of compressing: it needs another round trip as it is. */
export function isWorthMore(brotli: Buffer): boolean {
  return brotli.length > FIRST_FLIGHT
}

/** The same body in fewer bytes; as it was where that saves nothing. */
export async function compressClosely(brotli: Buffer): Promise<Buffer> {
  const body = await fromBrotli(brotli)
  const closer = await toBrotli(body, { params: brotliParams(body, CLOSE) })
  return closer.length < brotli.length ? toKeep(closer) : brotli
}

/** In memory of its own: what comes from the compressor holds on to the 16 KB that it was written into. */
function toKeep(body: Buffer): Buffer {
  const kept = Buffer.allocUnsafeSlow(body.length)
  body.copy(kept)
  return kept
}

function brotliParams(body: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window larger than the page costs memory and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
  }
}
