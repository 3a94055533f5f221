import { type CallName, CALLS } from '@carelane/main-api'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

type Read<Data> = { ok: true; data: Data } | { ok: false; message: string }

/** What a caller asks, as the contract has it; whatever else was sent is dropped. */
export async function readRequest<Name extends CallName>(
  name: Name,
  req: PayloadRequest,
): Promise<Read<z.output<(typeof CALLS)[Name]['request']>>> {
  const sent = CALLS[name].method === 'GET' ? Object.fromEntries(req.searchParams) : await bodyOf(req)
  const read = CALLS[name].request.safeParse(sent)
  if (read.success) return { ok: true, data: read.data as z.output<(typeof CALLS)[Name]['request']> }
  const [issue] = read.error.issues
  return { ok: false, message: `${issue?.path.join('.') || 'request'}: ${issue?.message}` }
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}
