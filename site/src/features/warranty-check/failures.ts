import type { FailureKind } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'

/** What a visitor is told when the warranty service gave no answer: what to do, not what broke. */
export const FAILURE_MESSAGES = {
  network: 'unavailable',
  timeout: 'timeout',
  aborted: 'unavailable',
  http: 'unavailable',
  envelope: 'refused',
  invalid: 'unavailable',
  busy: 'busy',
  'circuit-open': 'unavailable',
} satisfies Record<FailureKind, keyof Messages['warranty']['failed']>
