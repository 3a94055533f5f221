const DEADLINE_MS = 10_000

export interface OpenSurvey {
  id: string | null
}

/** [4#13]; null if unknown. */
export async function fetchHasSurvey(lang: string): Promise<boolean | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await fetch(`/api/survey/?${new URLSearchParams({ lang })}`, { signal })
    // Our own build, so the type holds.
    return response.ok ? ((await response.json()) as OpenSurvey).id !== null : null
  } catch {
    return null
  }
}
