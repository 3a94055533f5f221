const DEADLINE_MS = 10_000

export interface OpenSurvey {
  id: string | null
}

/** Whether a section has an open survey [4#13]; null where that is unknown. */
export async function fetchHasSurvey(lang: string): Promise<boolean | null> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await fetch(`/api/survey/?${new URLSearchParams({ lang })}`, { signal })
    // Our own route of the same build, so its type is its shape.
    return response.ok ? ((await response.json()) as OpenSurvey).id !== null : null
  } catch {
    return null
  }
}
