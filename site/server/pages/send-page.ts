import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { negotiateEncoding, type Encoding } from '../http/negotiate-encoding'
import { isNotModified } from '../http/send'
import type { CachedPage } from './cached-page'

const fromBrotli = promisify(brotliDecompress)

/** Header lines as Node writes them, made once for a page and encoding: this is the hottest path there is. */
const lines = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>()

/**
 * Sends a page in the encoding that the client likes best.
 * @param more headers of this answer alone
 */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: string[] = [],
): Promise<void> {
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers.flat(), ...more]).end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const body =
    encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : await fromBrotli(page.brotli)
  const head = linesOf(page, encoding, body)
  response.writeHead(page.status, more.length === 0 ? head : [...head, ...more])
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function linesOf(page: CachedPage, encoding: Encoding, body: Buffer): string[] {
  let known = lines.get(page)
  if (!known) lines.set(page, (known = {}))
  return (known[encoding] ??= [
    ...page.headers.flat(),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.length),
  ])
}
