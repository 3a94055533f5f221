import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '../http/negotiate-encoding'
import type { HeaderList } from '../http/security-headers'
import { isNotModified, sendResponse } from '../http/send-response'
import { isPageDataPath, type PageDataStore } from './page-data-store'
import { recode } from './recode'

export function asksForPageData({ method, url }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && isPageDataPath(url ?? '')
}

const PLAIN: HeaderList = [
  ['content-type', 'text/plain; charset=utf-8'],
  ['cache-control', 'no-store'],
]

export async function servePageData(
  store: PageDataStore,
  headers: HeaderList,
  request: IncomingMessage,
  response: ServerResponse,
  { encoding }: { encoding: Encoding },
): Promise<void> {
  const data = await store.find(request.url ?? '')
  if (!data) {
    sendResponse(request, response, { status: 404, headers: [...PLAIN, ...headers], body: 'Not found\n' })
    return
  }
  const etag = `"${data.path}"`
  const own: HeaderList = [
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'public, max-age=31536000, immutable'],
    ['etag', etag],
    ['vary', 'accept-encoding'],
    ...headers,
  ]
  if (isNotModified(request.headers['if-none-match'], etag)) {
    sendResponse(request, response, { status: 304, headers: own, body: '' })
    return
  }
  const body = await recode(data.brotli, encoding)
  const encoded: HeaderList = encoding === 'identity' ? own : [...own, ['content-encoding', encoding]]
  sendResponse(request, response, { status: 200, headers: encoded, body })
}
