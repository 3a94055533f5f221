import { useMemo, useSyncExternalStore } from 'react'
import { forgetInTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import { lastOf, readConversation, type Turn } from './conversation'

/** Where a tab keeps nothing, or not so much, the page itself does. */
const kept = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * A conversation that outlives a reload and goes when the tab is closed.
 * @param before what the page came with: turns that were asked without scripts
 */
export function useConversation(name: string, before: Turn[]): Turn[] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  )
  return useMemo(() => (text === null ? before : readConversation(parsed(text))), [text, before])
}

/** Changes what is kept, wherever it is shown. */
export function changeConversation(name: string, change: (turns: Turn[]) => Turn[]): void {
  const before = read(name)
  const text = JSON.stringify(lastOf(change(before === null ? [] : readConversation(parsed(before)))))
  kept.set(name, text)
  keepInTab(name, text)
  for (const listener of listeners) listener()
}

export function forgetConversation(name: string): void {
  // Empty, and not forgotten: else turns that the page came with would be back.
  kept.set(name, '[]')
  forgetInTab(name)
  for (const listener of listeners) listener()
}

function read(name: string): string | null {
  return kept.get(name) ?? recallInTab(name)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
