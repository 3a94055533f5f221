/** [2.3#25] */
export const HIDDEN_FOR_MS = 5 * 60 * 1000

const keyOf = (id: string) => `closed-${id}`

export function closeAd(id: string, storage: Storage, now = Date.now()): void {
  try {
    storage.setItem(keyOf(id), String(now))
  } catch {
    // Storage may be full or forbidden.
  }
}

export function isClosed(id: string, storage: Storage, now = Date.now()): boolean {
  const closedAt = Number(storage.getItem(keyOf(id)) ?? Number.NaN)
  return now - closedAt >= 0 && now - closedAt < HIDDEN_FOR_MS
}
