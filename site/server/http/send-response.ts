import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList } from './security-headers'

export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; headers: HeaderList; body: Buffer | string },
): void {
  const length = Buffer.byteLength(answer.body)
  const hasBody = answer.status !== 204 && answer.status !== 304
  const headers = hasBody ? [...answer.headers, ['content-length', String(length)] as const] : answer.headers
  response.writeHead(answer.status, headers.flat() as string[])
  if (!hasBody || request.method === 'HEAD') response.end()
  else response.end(answer.body)
}

/** RFC 9110, 13.1.2 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
