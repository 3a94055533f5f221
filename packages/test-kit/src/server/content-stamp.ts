import { contentFingerprint } from '@carelane/stack'

const VARIABLE = 'CARELANE_TEST_CONTENT'

/** Of all content, hashed once for a run: it takes a tenth of a second, and a hundred test files ask. */
export function contentStamp(): string {
  return (process.env[VARIABLE] ??= contentFingerprint())
}
