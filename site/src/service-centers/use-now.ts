import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The time to the minute, in ms since 1970. Before scripts run it is that of the answer, as the server wrote it. */
export function useNow(written: number): number {
  return useSyncExternalStore(
    eachMinute,
    () => Math.max(written, Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS),
    () => written,
  )
}

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS)
  // A page that comes back from the background has slept.
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
