import type { SearchDialogStart, Suggestions } from './suggestions'

const DEADLINE_MS = 8000

/** What the search dialog opens with; null when our server does not answer. */
export function fetchDialogStart(lang: string): Promise<SearchDialogStart | null> {
  return ask('dialog', { lang })
}

/** What may be meant by what is typed so far; null when our server does not answer, or was told to stop. */
export function fetchSuggestions(lang: string, q: string, signal: AbortSignal): Promise<Suggestions | null> {
  return ask('suggestions', { lang, q }, signal)
}

async function ask<Answer>(
  path: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  try {
    const response = await fetch(`/api/search/${path}/?${new URLSearchParams(query)}`, {
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    // Our own route of the same version: its shape is its type.
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
