import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList } from '../http/security-headers'
import { requestIdOf } from '../http/request-id'
import { isNotModified, sendResponse } from '../http/send-response'
import type { MediaFile } from './media-client'
import type { MediaStore } from './media-store'

const etags = new WeakMap<Buffer, string>()

export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  asked: { file: string; version: string | null },
  store: MediaStore,
  headersOf: (type?: string) => HeaderList,
): Promise<void> {
  const found = await store.find(asked.file, asked.version, requestIdOf(request))
  if (found.kind !== 'file') {
    const status = found.kind === 'failed' ? 503 : 404
    const retry: HeaderList = status === 503 ? [['retry-after', '5']] : []
    const plain: HeaderList = [['content-type', 'text/plain; charset=utf-8']]
    sendResponse(request, response, {
      status,
      headers: [...plain, ['cache-control', 'no-store'], ...retry, ...headersOf()],
      body: '',
    })
    return
  }
  const etag = etagOf(found.file)
  const lifetime = found.current ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
  const described: HeaderList = [
    ['content-type', found.file.type],
    ['cache-control', lifetime],
    ['etag', etag],
    ...headersOf(found.file.type),
  ]
  const status = isNotModified(request.headers['if-none-match'], etag) ? 304 : 200
  sendResponse(request, response, { status, headers: described, body: status === 304 ? '' : found.file.body })
}

function etagOf({ body }: MediaFile): string {
  let etag = etags.get(body)
  if (etag === undefined) {
    etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    etags.set(body, etag)
  }
  return etag
}
