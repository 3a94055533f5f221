const DEADLINE_MS = 10_000

let names: Promise<Record<string, string[]> | null> | undefined

/** The names of all countries in every language, folded, by code; asked for once, null when there is no answer. */
export function fetchCountryNames(): Promise<Record<string, string[]> | null> {
  names ??= ask<Record<string, string[]>>('/api/country-names/').then((answer) => {
    if (!answer) names = undefined
    return answer
  })
  return names
}

/** The country that the visitor's address is in: `global` where none is known, null when there is no answer. */
export async function fetchVisitorCountry(): Promise<string | null> {
  return (await ask<{ country: string }>('/api/visitor-country/'))?.country ?? null
}

/** Of our own server, of the same version: the shape of its answer is its type. */
async function ask<Answer>(address: string): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
