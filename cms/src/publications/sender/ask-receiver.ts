const DEADLINE_MS = 5000

const UNAVAILABLE = new Set([408, 429, 502, 503, 504])

export type Answer = { delivered: true } | { delivered: false; refused: boolean; reason: string }

/** Never throws. */
export async function askReceiver(address: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, {
      ...request,
      // Followed, a redirect could turn the POST into a GET that succeeds.
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    await response.body?.cancel()
    if (response.ok) return { delivered: true }
    const refused = !UNAVAILABLE.has(response.status)
    return { delivered: false, refused, reason: `HTTP ${response.status}` }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { delivered: false, refused: late, reason: late ? 'no answer in time' : reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return String(cause instanceof Error ? cause.message || cause.name : cause).slice(0, 300)
}
