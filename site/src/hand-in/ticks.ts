const KEY = 'hand-in-ticks'

/** Storage throws if blocked or full: then ticks last as long as the page. */
export function recallTicks(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export function keepTicks(names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, names.join(' '))
  } catch {
    // As without scripts.
  }
}
