import { ignoreFailure } from '@carelane/config/ignore-failure'
import { type CallName, CALLS } from '@carelane/main-api'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

const MAXIMUM_BYTES = 16 * 1024

type Read<Data> = { ok: true; data: Data } | { ok: false; message: string }

export async function readRequest<Name extends CallName>(
  name: Name,
  req: PayloadRequest,
): Promise<Read<z.output<(typeof CALLS)[Name]['request']>>> {
  const sent = CALLS[name].method === 'GET' ? Object.fromEntries(req.searchParams) : await bodyOf(req)
  if (sent === undefined) return { ok: false, message: `request: JSON of at most ${MAXIMUM_BYTES} bytes` }
  const read = CALLS[name].request.safeParse(sent)
  if (read.success) return { ok: true, data: read.data as z.output<(typeof CALLS)[Name]['request']> }
  const [issue] = read.error.issues
  return { ok: false, message: `${issue?.path.join('.') || 'request'}: ${issue?.message}` }
}

/** Empty is valid [7#15]. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  const read = readText(req.body ?? null).then((text): unknown => (text === '' ? {} : JSON.parse(text)))
  return ignoreFailure(read, 'unreadable')
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAXIMUM_BYTES) throw new Error('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
