import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CachedPage } from './cached-page'

const SEAL_BYTES = 32
const LENGTH_BYTES = 4

/** The data of a page are erased after two days. */
const MAX_AGE_MS = 86_400_000

const header = z.object({
  writtenAt: z.number(),
  request: z.object({
    key: z.string(),
    path: z.string(),
    search: z.string(),
    variant: z.union([z.enum(['html', 'rsc', 'prefetch']), z.templateLiteral(['segment:', z.string()])]),
    isLight: z.boolean(),
    readsQuery: z.boolean(),
  }),
  status: z.literal(200),
  etag: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  tags: z.array(z.string()),
  tagHeaders: z.array(z.string()),
})

export function pageFileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.page`
}

/** Sealed, so that nothing but what a process of this build has written is ever served. */
export function sealPage(page: CachedPage, seal: Buffer, now: number): Buffer {
  const { request, status, etag, headers, tags, tagHeaders, brotli } = page
  const described = { writtenAt: now, request, status, etag, headers, tags: [...tags], tagHeaders }
  const text = Buffer.from(JSON.stringify(described))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(text.length)
  const content = Buffer.concat([length, text, brotli])
  return Buffer.concat([sealOf(content, seal), content])
}

/** Undefined if it is not whole, not ours, of another page or too old. A page that comes from a file is never fresh. */
export function openPage(file: Buffer, name: string, seal: Buffer, now: number): CachedPage | undefined {
  if (file.length < SEAL_BYTES + LENGTH_BYTES) return undefined
  const content = file.subarray(SEAL_BYTES)
  if (!timingSafeEqual(file.subarray(0, SEAL_BYTES), sealOf(content, seal))) return undefined
  const end = LENGTH_BYTES + content.readUInt32BE()
  const { writtenAt, tags, ...read } = header.parse(
    JSON.parse(content.subarray(LENGTH_BYTES, end).toString('utf8')),
  )
  if (pageFileName(read.request.key) !== name || now >= writtenAt + MAX_AGE_MS) return undefined
  return {
    ...read,
    tags: new Set(tags),
    // A view would hold all of the file.
    brotli: Buffer.from(new Uint8Array(content.subarray(end)).buffer),
    expires: now,
    changesAt: now,
    purged: true,
    isFromDisk: true,
    retryAt: 0,
    compressed: false,
    hits: 0,
    lastAsked: now,
  }
}

function sealOf(content: Buffer, seal: Buffer): Buffer {
  return createHmac('sha256', seal).update(content).digest()
}
