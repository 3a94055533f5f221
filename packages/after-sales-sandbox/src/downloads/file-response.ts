import { Readable } from 'node:stream'
import { readRange } from './range'
import { piecesOf, sizeOf, type Segment } from './segments'

interface SentFile {
  name: string
  type: string
  etag: string
  content: readonly Segment[]
}

export function fileResponse(file: SentFile, request: Request): Response {
  const size = sizeOf(file.content)
  const condition = request.headers.get('if-range')
  const isSame = condition === null || condition === file.etag
  const range = isSame ? readRange(request.headers.get('range'), size) : undefined
  const headers = {
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.name}"`,
    'accept-ranges': 'bytes',
    etag: file.etag,
  }
  if (range === null) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size }
  const body = Readable.toWeb(Readable.from(piecesOf(file.content, start, end))) as ReadableStream
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start),
      ...(range && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
    },
  })
}
