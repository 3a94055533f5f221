const DEADLINE_MS = 10_000

let names: Promise<Record<string, string[]> | null> | undefined

/** Folded names in every language by country code, fetched once; null if there is no answer. */
export function fetchCountryNames(): Promise<Record<string, string[]> | null> {
  names ??= ask<Record<string, string[]>>('/api/country-names/').then((answer) => {
    if (!answer) names = undefined
    return answer
  })
  return names
}

/** By the visitor's address: `global` if unknown, null if there is no answer. */
export async function fetchVisitorCountry(): Promise<string | null> {
  return (await ask<{ country: string }>('/api/visitor-country/'))?.country ?? null
}

/** Our own server of the same version needs no schema. */
async function ask<Answer>(address: string): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
