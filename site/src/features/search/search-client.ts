import type { SearchDialogStart, Suggestions } from './suggestions'

const DEADLINE_MS = 8000

export function fetchDialogStart(lang: string): Promise<SearchDialogStart | null> {
  return fetchSearchJson('dialog', { lang })
}

export function fetchSuggestions(lang: string, q: string, signal: AbortSignal): Promise<Suggestions | null> {
  return fetchSearchJson('suggestions', { lang, q }, signal)
}

async function fetchSearchJson<Answer>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    const response = await fetch(`/api/search/${path}/?${new URLSearchParams(query)}`, {
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
