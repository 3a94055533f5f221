import type { Failure } from '@carelane/after-sales'

/** What was asked is not right, says the envelope, and will not be when it is asked again. */
export function isRefusedForGood({ kind, code = 0 }: Failure): boolean {
  return kind === 'envelope' && code >= 400 && code < 500
}
