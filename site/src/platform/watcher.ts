import type { BreakerState, CallOutcome } from '@carelane/after-sales'

/** What lets a page be served in a lesser form. */
export type LesserForm =
  'limits-counted-alone' | 'page-data-not-shared' | 'picture-unchecked' | 'redirects-outdated'

export interface CallEnded {
  /** From a table, never what somebody typed. */
  call: string
  outcome: string
  seconds: number
}

/** Who counts what happens. Nothing personal is told, and nothing that visitors choose. */
export interface Watcher {
  afterSalesCalled: (ended: CallEnded & { outcome: CallOutcome }) => void
  providerCalled: (ended: CallEnded & { outcome: CallOutcome }) => void
  breakerChanged: (upstream: string, state: BreakerState) => void
  mainApiCalled: (ended: CallEnded) => void
  pageWorked: (step: 'render' | 'build', seconds: number) => void
  limitRefused: (action: string) => void
  wordSent: (channel: 'email' | 'push' | 'sms' | 'whatsapp', outcome: 'sent' | 'gone' | 'failed') => void
  storeFailed: () => void
  fellBack: (to: LesserForm) => void
}

// Server and pages are separate bundles.
const KEY = Symbol.for('carelane.watcher')
const shared = globalThis as { [KEY]?: Watcher }

/** Undefined where nobody looks. */
export function watcher(): Watcher | undefined {
  return shared[KEY]
}

export function watchWith(one: Watcher): void {
  shared[KEY] = one
}
