import { REQUEST_ID_HEADER } from '@carelane/config/request-id'

export interface MediaFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string | null
}

export type MediaAnswer = { kind: 'file'; file: MediaFile } | { kind: 'unchanged' } | { kind: 'not-found' }

const DEADLINE_MS = 5000
const MAX_FILE_BYTES = 16 * 1024 * 1024

const TYPES: ReadonlySet<string> = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/gif'])

/** Payload forbids strangers what has no record, and refuses names that no file can have. */
const NOT_THERE: ReadonlySet<number> = new Set([400, 403, 404])

export async function fetchMedia(
  cmsUrl: string,
  file: string,
  knownEtag: string | null,
  requestId: string,
): Promise<MediaAnswer> {
  const response = await fetch(`${cmsUrl}/api/media/file/${file}`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
    headers: { [REQUEST_ID_HEADER]: requestId, ...(knownEtag !== null && { 'if-none-match': knownEtag }) },
  })
  if (response.status === 304) return { kind: 'unchanged' }
  if (NOT_THERE.has(response.status)) return { kind: 'not-found' }
  if (!response.ok) throw new Error(`media: status ${response.status}`)
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (!TYPES.has(type)) throw new Error(`media: type ${type}`)
  if (Number(response.headers.get('content-length') ?? 0) > MAX_FILE_BYTES)
    throw new Error('media: too large')
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length > MAX_FILE_BYTES) throw new Error('media: too large')
  return { kind: 'file', file: { body, type, etag: response.headers.get('etag') } }
}
