import type { Offers } from './offers'

const DEADLINE_MS = 10_000

/** What a section offers, from our own server; null when it does not answer. */
export async function fetchOffers(lang: string, signal: AbortSignal): Promise<Offers | null> {
  try {
    const response = await fetch(`/api/offers/?${new URLSearchParams({ lang })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    })
    // Our own route of the same build, so its type is its shape.
    return response.ok ? ((await response.json()) as Offers) : null
  } catch {
    return null
  }
}
