export type LogInOutcome = 'ok' | 'refused' | 'code-needed' | 'throttled' | 'busy' | 'failed'

/** Who counts what happens. Nothing personal is told. */
export interface Watcher {
  logInEnded: (outcome: LogInOutcome) => void
  signOnFailed: (problem: string) => void
  /** @param seconds since it was published */
  publicationDelivered: (receiver: string, seconds: number) => void
  publicationFailed: (receiver: string) => void
}

const KEY = Symbol.for('carelane.cms-watcher')

// Next loads modules again for each entry.
const shared = globalThis as { [KEY]?: Watcher }

/** Undefined where nobody looks. */
export function watcher(): Watcher | undefined {
  return shared[KEY]
}

export function watchWith(one: Watcher): void {
  shared[KEY] = one
}
