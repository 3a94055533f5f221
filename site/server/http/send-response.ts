import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@carelane/config/request-id'
import type { HeaderList } from './security-headers'

export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; headers: HeaderList; body: Buffer | string },
): void {
  const length = Buffer.byteLength(answer.body)
  const hasBody = answer.status !== 204 && answer.status !== 304
  const headers = [...answer.headers, ...ownId(request, answer.headers)]
  if (hasBody) headers.push(['content-length', String(length)])
  response.writeHead(answer.status, headers.flat() as string[])
  if (!hasBody || request.method === 'HEAD') response.end()
  else response.end(answer.body)
}

/** What a cache in front may keep has none: it would be given to others as theirs. */
function ownId({ headers }: IncomingMessage, answered: HeaderList): HeaderList {
  const id = headers[REQUEST_ID_HEADER]
  const isKept = answered.some(([name, value]) => name === 'cache-control' && value.startsWith('public'))
  return id === undefined || isKept ? [] : [[REQUEST_ID_HEADER, String(id)]]
}

/** RFC 9110, 13.1.2 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
