const DEADLINE_MS = 10_000

let names: Promise<Record<string, string[]> | null> | undefined

/** Folded names by country code; null without an answer. */
export function fetchCountryNames(): Promise<Record<string, string[]> | null> {
  names ??= fetchJson<Record<string, string[]>>('/api/country-names/').then((answer) => {
    if (!answer) names = undefined
    return answer
  })
  return names
}

/** `global` if unknown, null without an answer. */
export async function fetchVisitorCountry(): Promise<string | null> {
  return (await fetchJson<{ country: string }>('/api/visitor-country/'))?.country ?? null
}

async function fetchJson<Answer>(address: string): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
