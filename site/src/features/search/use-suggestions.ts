import { useEffect, useRef, useState } from 'react'
import { fetchSuggestions } from './search-client'
import type { FoundLink, LinkTo, SearchDialogStart } from './suggestions'

/** Ms without typing. */
const PAUSE_MS = 180

export interface SuggestionList {
  state: 'idle' | 'searching' | 'done' | 'failed'
  /** The country's, before the first question [5#1]. */
  quickLinks: LinkTo[] | null
  found: FoundLink[]
}

/** Newer questions cancel older ones (§7). */
export function useSuggestions(lang: string, { quickLinks, minimumLength }: SearchDialogStart) {
  const [list, setList] = useState<SuggestionList>({ state: 'idle', quickLinks, found: [] })
  const asked = useRef('')
  const pending = useRef<AbortController>(null)

  async function ask(q: string): Promise<void> {
    const request = new AbortController()
    pending.current = request
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (request.signal.aborted) return
    const answer = await fetchSuggestions(lang, q, request.signal)
    if (request.signal.aborted) return
    if (!answer) asked.current = ''
    setList((before) => (answer ? { state: 'done', ...answer } : { ...before, state: 'failed' }))
  }

  function onType(text: string): void {
    const q = text.trim()
    if (q === asked.current) return
    asked.current = q
    pending.current?.abort()
    const isLongEnough = [...q].length >= minimumLength
    setList((before) => ({
      ...before,
      state: isLongEnough ? 'searching' : 'idle',
      found: isLongEnough ? before.found : [],
    }))
    if (isLongEnough) void ask(q)
  }

  useEffect(() => () => pending.current?.abort(), [])

  return { list, onType }
}
