import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)

/** Saves 1 to 3 per cent against 5 for one or two ms beside the main thread; 9 costs ten times as much. */
const QUICK = 7

/** For pages that need it. 11 takes three times as long, and what it saves goes either way by some hundred bytes. */
const CLOSE = 10

/** What a server sends at once on a new connection (RFC 6928) less the headers, in bytes. */
const FIRST_FLIGHT = 14_000

export function compressQuickly(body: Buffer): Promise<Buffer> {
  return toBrotli(body, { params: brotliParams(body, QUICK) })
}

/** Whether a page is worth some 40 ms of compressing: it needs another round trip as it is. */
export function isWorthMore(brotli: Buffer): boolean {
  return brotli.length > FIRST_FLIGHT
}

/** The same body in fewer bytes; as it was where that saves nothing. */
export async function compressClosely(brotli: Buffer): Promise<Buffer> {
  const body = await fromBrotli(brotli)
  const closer = await toBrotli(body, { params: brotliParams(body, CLOSE) })
  return closer.length < brotli.length ? closer : brotli
}

function brotliParams(body: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // A window larger than the page costs memory and saves nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 1)))),
  }
}
