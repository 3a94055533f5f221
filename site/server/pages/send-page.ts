import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@carelane/config/request-id'
import type { Encoding } from '../http/negotiate-encoding'
import { requestIdOf } from '../http/request-id'
import { isNotModified } from '../http/send-response'
import { cacheLifetime } from './cache-lifetime'
import type { CachedPage } from './cached-page'
import { findRecoded, recode } from './recode'

/** Raw header lines for the hottest path. */
const lines = new WeakMap<CachedPage, Partial<Record<Encoding, string[]>>>()

/**
 * Avoids promises, which carry Next's async contexts.
 * @param timing what this answer took, as `Server-Timing` says it
 * @param own further headers of this answer alone
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding }: { encoding: Encoding },
  page: CachedPage,
  timing: string,
  own: readonly string[],
): void {
  const ofOne = [REQUEST_ID_HEADER, requestIdOf(request), 'server-timing', timing]
  const more = [...(isForwarded(request) ? forCaches(page, ofOne) : ofOne), ...own]
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

/** What they may keep says nothing of one answer: others would be given it as theirs. */
function forCaches(page: CachedPage, ofOne: readonly string[]): string[] {
  const lifetime = cacheLifetime(page, Date.now())
  const isKept = lifetime[1]?.startsWith('max-age') === true
  return [...page.tagHeaders, ...lifetime, ...(isKept ? [] : ofOne)]
}

/** Only caches and proxies need the tags and a lifetime. */
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
