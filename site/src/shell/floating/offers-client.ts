import type { Offers } from './offers'

const DEADLINE_MS = 10_000

export async function fetchOffers(lang: string, signal: AbortSignal): Promise<Offers | null> {
  try {
    const response = await fetch(`/api/offers/?${new URLSearchParams({ lang })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    })
    // Our own build, so the type holds.
    return response.ok ? ((await response.json()) as Offers) : null
  } catch {
    return null
  }
}
