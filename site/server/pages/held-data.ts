import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HELD_DATA_FOLDER, HELD_TYPE } from '@/platform/held-scripts'
import { negotiateEncoding } from '../http/negotiate-encoding'
import type { HeaderList } from '../http/security-headers'
import { isNotModified, send } from '../http/send'
import { isDataCall } from './inline-scripts'
import { findRecoded, recode } from './recode'

/** What Next's client needs of a page to take it over; who only reads has no use for it. */
export interface HeldData {
  /** Names the content: it never changes. */
  readonly path: string
  readonly brotli: Buffer
}

const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g

/**
 * Takes what Next's client is told out of a page. A held script in front of all others tells it: whatever runs finds it.
 * @returns the script's path and its text; null where the page has no such data, or no scripts for it
 */
export function withoutData(html: string): { html: string; script: { path: string; text: string } | null } {
  const calls: string[] = []
  const rest = html.replace(INLINE_SCRIPT, (script, text: string) => {
    if (!isDataCall(text)) return script
    calls.push(text)
    return ''
  })
  const first = rest.indexOf('<script src="/_next/static/')
  if (calls.length === 0 || first < 0) return { html, script: null }
  const text = calls.join('\n')
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const path = `${HELD_DATA_FOLDER}${name}.js`
  const script = `<script src="${path}" async="" type="${HELD_TYPE}"></script>`
  return { html: rest.slice(0, first) + script + rest.slice(first), script: { path, text } }
}

/** Answers, where what is asked for is the data of a page that is known. */
export function serveHeldData(
  find: (path: string) => HeldData | undefined,
  headers: HeaderList,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = request.url ?? ''
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const data = isRead && path.startsWith(HELD_DATA_FOLDER) ? find(path) : undefined
  if (!data) return false
  const etag = `"${path.slice(HELD_DATA_FOLDER.length)}"`
  const own: HeaderList = [
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['etag', etag],
    ['vary', 'accept-encoding'],
    ...headers,
  ]
  if (isNotModified(request.headers['if-none-match'], etag)) {
    send(request, response, { status: 304, headers: own, body: '' })
    return true
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const headersOfBody: HeaderList = encoding === 'identity' ? own : [...own, ['content-encoding', encoding]]
  const answer = (body: Buffer) => send(request, response, { status: 200, headers: headersOfBody, body })
  const ready = findRecoded(data.brotli, encoding)
  if (ready) answer(ready)
  else recode(data.brotli, encoding).then(answer, (error: Error) => response.destroy(error))
  return true
}
