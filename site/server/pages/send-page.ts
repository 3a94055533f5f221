import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompress } from 'node:zlib'
import { negotiateEncoding, type Encoding } from '../http/negotiate-encoding'
import { isNotModified } from '../http/send'
import type { CachedPage } from './cached-page'

/** Header lines as Node writes them, made once for a page and encoding: this is the hottest path there is. */
const lines = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>()

/**
 * Sends a page in the encoding that the client likes best. Without a promise where the body is at hand: each
 * one is followed by all the contexts that Next keeps.
 * @param more headers of this answer alone
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: string[],
): void {
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers.flat(), ...more]).end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') {
    return write(request, response, page, more, encoding, encoding === 'br' ? page.brotli : page.gzip)
  }
  brotliDecompress(page.brotli, (error, body) => {
    if (error) response.destroy(error)
    else write(request, response, page, more, encoding, body)
  })
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: string[],
  encoding: Encoding,
  body: Buffer,
): void {
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
