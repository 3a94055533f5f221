// Server and pages are separate bundles.
const KEY = Symbol.for('carelane.publications-seen')
const shared = globalThis as { [KEY]?: number }

export function publicationsSeen(): number {
  return shared[KEY] ?? 0
}

export function notePublication(): void {
  shared[KEY] = publicationsSeen() + 1
}
