import type { MoreArticles } from './more-articles'

const DEADLINE_MS = 15_000

export async function fetchMoreArticles(address: string, signal: AbortSignal): Promise<MoreArticles | null> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    })
    return response.ok ? ((await response.json()) as MoreArticles) : null
  } catch {
    return null
  }
}
