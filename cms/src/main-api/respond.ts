import { type Failure, type Tag, TAGS_HEADER } from '@carelane/main-api'
import { createHash } from 'node:crypto'

// Node's client accepts 16 KiB of headers.
const MAXIMUM_LENGTH = 8000

export interface Written {
  body: string
  headers: Record<string, string>
}

export function written(result: unknown, tags: readonly Tag[]): Written {
  const body = JSON.stringify({ status: 200, result })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, headers: { ...tagged(tags), etag, 'cache-control': 'no-cache' } }
}

export function answered({ body, headers }: Written, request: Headers): Response {
  if (names(request.get('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

export function refused(status: number, message: string, tags: readonly Tag[] = []): Response {
  const failure: Failure = { status, message }
  return Response.json(failure, { status, headers: { ...tagged(tags), 'cache-control': 'no-store' } })
}

function tagged(tags: readonly Tag[]): Record<string, string> {
  const named = [...new Set(tags)].join(',')
  if (named === '') return {}
  return { [TAGS_HEADER]: named.length > MAXIMUM_LENGTH ? byKind(tags).join(',') : named }
}

/** Publications name the kind too. */
function byKind(tags: readonly Tag[]): string[] {
  return [...new Set(tags.map((tag) => (tag.startsWith('country:') ? tag : tag.replace(/:.*/, ''))))]
}

/** Proxies may weaken ETags. */
function names(header: string | null, etag = ''): boolean {
  const known = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return known.includes(etag)
}
