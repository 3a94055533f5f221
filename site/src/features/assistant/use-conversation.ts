import { useMemo, useSyncExternalStore } from 'react'
import { forgetInTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import { lastOf, readConversation, type Turn } from './conversation'

// For tabs with storage off or full.
const kept = new Map<string, string>()
const listeners = new Set<() => void>()

export function useConversation(name: string, before: Turn[]): Turn[] {
  const text = useSyncExternalStore(
    subscribe,
    () => storedConversation(name),
    () => null,
  )
  return useMemo(() => (text === null ? before : readConversation(parsed(text))), [text, before])
}

export function changeConversation(name: string, change: (turns: Turn[]) => Turn[]): void {
  const before = storedConversation(name)
  const text = JSON.stringify(lastOf(change(before === null ? [] : readConversation(parsed(before)))))
  kept.set(name, text)
  keepInTab(name, text)
  for (const listener of listeners) listener()
}

export function forgetConversation(name: string): void {
  // Empty, or turns from the server would return.
  kept.set(name, '[]')
  forgetInTab(name)
  for (const listener of listeners) listener()
}

function storedConversation(name: string): string | null {
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
