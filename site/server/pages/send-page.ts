import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../http/negotiate-encoding'
import { isNotModified } from '../http/send'
import type { CachedPage } from './cached-page'
import { findRecoded, recode } from './recode'

/** Header lines as Node writes them, made once for a page and encoding: this is the hottest path there is. */
const lines = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>()

/**
 * Sends a page in the encoding that the client likes best. Without a promise where the body is at hand: each
 * one is followed by all the contexts that Next keeps.
 * @param own headers of this answer alone
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding }: { encoding: Encoding },
  page: CachedPage,
  own: readonly string[],
): void {
  const more = isForwarded(request) ? [...page.tagHeaders, ...own] : own
  if (page.status === 200 && isNotModified(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers.flat(), ...more]).end()
    return
  }
  const ready = findRecoded(page.brotli, encoding)
  if (ready) return write(request, response, page, more, encoding, ready)
  recode(page.brotli, encoding).then(
    (body) => write(request, response, page, more, encoding, body),
    (error: Error) => response.destroy(error),
  )
}

/** Whether it came through a cache or another server: browsers have no use for a kilobyte of tags. */
function isForwarded({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.via !== undefined
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: readonly string[],
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
