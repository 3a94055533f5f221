import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Epoch ms; before hydration, the answer's. */
export function useNow(written: number): number {
  return useSyncExternalStore(
    eachMinute,
    () => Math.max(written, Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS),
    () => written,
  )
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS)
  // Timers pause in the background.
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
