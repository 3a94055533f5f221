import type { MoreArticles } from './more-articles'

const DEADLINE_MS = 15_000

/** Asks our own server for the next page of a list; null when it does not answer. */
export async function fetchMoreArticles(address: string, signal: AbortSignal): Promise<MoreArticles | null> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    })
    // Our own route of the same version: its shape is its type.
    return response.ok ? ((await response.json()) as MoreArticles) : null
  } catch {
    return null
  }
}
