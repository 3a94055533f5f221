// The server and the pages are separate bundles: a registered symbol is all they share.
const KEY = Symbol.for('carelane.publications-seen')
const shared = globalThis as { [KEY]?: number }

/** Grows with each publication, so that pages can tell the age of what they cache. */
export function publicationsSeen(): number {
  return shared[KEY] ?? 0
}

export function notePublication(): void {
  shared[KEY] = publicationsSeen() + 1
}
