// The server and the pages are two bundles: a registered symbol is the one thing that both see.
const KEY = Symbol.for('carelane.publications-seen')
const shared = globalThis as { [KEY]?: number }

/** How many publications the server has taken: what pages keep between requests is as old as this number. */
export function publicationsSeen(): number {
  return shared[KEY] ?? 0
}

export function notePublication(): void {
  shared[KEY] = publicationsSeen() + 1
}
