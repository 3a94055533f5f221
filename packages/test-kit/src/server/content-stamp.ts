import { contentFingerprint, sourceFingerprint } from '@carelane/stack'

const VARIABLE = 'CARELANE_TEST_CONTENT'

const SANDBOX = ['packages/after-sales-sandbox/src', 'packages/after-sales/src']

/** Of all that fills databases, hashed once for a run: it takes a tenth of a second, and a hundred test files ask. */
export function contentStamp(): string {
  return (process.env[VARIABLE] ??= contentFingerprint().slice(0, 8) + sourceFingerprint(SANDBOX).slice(0, 8))
}
