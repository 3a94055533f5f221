import { z } from 'zod'
import { answerBadRequest, answerJson } from '@/platform/answer-json'
import { isFromElsewhere } from '@/platform/read-form'
import { spend } from '@/abuse/spend'
import { throttleRequest } from '@/abuse/throttle-request'
import { addressIn } from '@/abuse/visitor'
import { LARGEST_SCALED, PART_BYTES } from './limits'
import { ensureOwner, recallOwner } from './photo-owner'
import { addPart, arrived, joinParts, type Arrived } from './photo-parts'
import { photoNetwork } from './photo-quota'
import { makePhoto, readPhoto, removePhoto } from './photo-store'
import { PHOTO_TYPES } from './photo-type'

const id = z.uuid()
const begun = z.object({
  type: z.enum(PHOTO_TYPES),
  size: z.coerce.number().int().min(1).max(LARGEST_SCALED),
})
const part = z.object({ id, offset: z.coerce.number().int().min(0).max(LARGEST_SCALED) })

const NOT_THERE = () => answerJson({ problem: 'gone' }, 404)
const BUSY = () => answerJson({ problem: 'busy' }, 429)

/** `?type=&size=` (bytes) */
export async function beginPhoto(request: Request): Promise<Response> {
  const read = begun.safeParse(queryOf(request))
  if (!read.success || isFromElsewhere(request)) return answerBadRequest()
  const throttled = await throttleRequest(request, 'photo-begin')
  if (throttled) return throttled
  const network = photoNetwork(request.headers)
  const made = await makePhoto({ owner: await ensureOwner(), network, ...read.data })
  return made === null ? BUSY() : answerJson({ id: made }, 201)
}

/** `?id=&offset=` */
export async function takePart(request: Request): Promise<Response> {
  const read = part.safeParse(queryOf(request))
  const bytes = read.success && !isFromElsewhere(request) ? await readPart(request.body) : null
  if (!read.success || !bytes) return answerBadRequest()
  const throttled = await throttleRequest(request, 'photo-part')
  if (throttled) return throttled
  const owner = await recallOwner()
  if (owner !== null && bytes.length > 0 && !(await addPart({ ...read.data, owner, bytes }))) return BUSY()
  return stateOf(request, read.data.id, owner)
}

/** `?id=` */
export async function tellArrived(request: Request): Promise<Response> {
  const read = id.safeParse(queryOf(request).id)
  if (!read.success) return answerBadRequest()
  return (await throttleRequest(request, 'photo-part')) ?? stateOf(request, read.data, await recallOwner())
}

/** `?id=`; to its owner alone. */
export async function showPhoto(request: Request): Promise<Response> {
  const throttled = await throttleRequest(request, 'photo-show')
  if (throttled) return throttled
  const read = id.safeParse(queryOf(request).id)
  const owner = await recallOwner()
  const photo = read.success && owner !== null ? await readPhoto(read.data, owner) : null
  if (!photo) return NOT_THERE()
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' }
  return new Response(new Uint8Array(photo), { headers })
}

export async function takeBack(request: Request): Promise<Response> {
  const read = id.safeParse(queryOf(request).id)
  if (!read.success || isFromElsewhere(request)) return answerBadRequest()
  const throttled = await throttleRequest(request, 'photo-show')
  if (throttled) return throttled
  const owner = await recallOwner()
  if (owner !== null) await removePhoto(read.data, owner)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

async function stateOf(request: Request, photo: string, owner: string | null): Promise<Response> {
  const state = owner === null ? null : await arrived(photo, owner)
  if (owner === null || !state) return NOT_THERE()
  const { size, offset, isKept } = state
  if (isKept || offset < size) return answerJson({ offset, isKept } satisfies Arrived)
  // Only decoding costs time.
  const { price } = await spend('photo-decode', addressIn(request.headers))
  if (price > 0) return BUSY()
  const problem = await joinParts(photo, owner)
  if (problem === null) return answerJson({ offset: size, isKept: true } satisfies Arrived)
  return problem === 'busy' ? BUSY() : answerJson({ problem }, 422)
}

async function readPart(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > PART_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function queryOf({ url }: Request): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams)
}
