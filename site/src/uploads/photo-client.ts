import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Arrived } from './photo-parts'
import type { PhotoType } from './photo-type'

/** [9#1] */
const TRY_MS = 60_000

/** Final. */
export class Refused extends Error {
  constructor(readonly problem: string) {
    super(problem)
  }
}

export class Busy extends Error {}

/** One tab at a time: first answers set an owner cookie. */
export async function beginUpload(type: PhotoType, size: number, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({ type, size: String(size) })
  const begin = () => fetchJson<{ id: string }>(`/api/photos/?${query}`, { method: 'POST', signal })
  // Insecure contexts have no locks.
  const { id } = await ('locks' in navigator ? navigator.locks.request('photos', { signal }, begin) : begin())
  return id
}

export function askArrived(id: string, signal: AbortSignal): Promise<Arrived> {
  return fetchJson(`/api/photos/parts/?${new URLSearchParams({ id })}`, { signal })
}

export function sendPart(id: string, offset: number, body: Blob, signal: AbortSignal): Promise<Arrived> {
  const query = new URLSearchParams({ id, offset: String(offset) })
  return fetchJson(`/api/photos/parts/?${query}`, { method: 'POST', body, signal })
}

export async function isGone(id: string): Promise<boolean> {
  try {
    await askArrived(id, AbortSignal.timeout(TRY_MS))
    return false
  } catch (error) {
    return error instanceof Refused && error.problem === 'gone'
  }
}

/** Otherwise erased within a day. */
export function takeBack(id: string): void {
  void ignoreFailure(fetch(photoAddress(id), { method: 'DELETE', keepalive: true }), 'closing')
}

export function photoAddress(id: string): string {
  return `/api/photos/?${new URLSearchParams({ id })}`
}

/** @throws Refused; others may succeed later */
async function fetchJson<Answer>(
  address: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Answer> {
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(TRY_MS)])
  const response = await fetch(address, { ...init, signal })
  if (response.ok) return (await response.json()) as Answer
  if (response.status >= 500 || response.status === 429) throw new Busy()
  const { problem } = (await response.json()) as { problem?: string }
  throw new Refused(problem ?? 'broken')
}
