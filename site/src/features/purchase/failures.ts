import type { Failure } from '@carelane/after-sales'

/** What was asked is not right, says the envelope, and will not be when it is asked again. */
export function isRefusedForGood({ kind, code = 0 }: Failure): boolean {
  return kind === 'envelope' && code >= 400 && code < 500
}

/** By the names of the two codes that the specification singles out [8#1]: both say that another token is needed. */
export function isReasonToSignIn(failure: string | null): boolean {
  return failure === 'token-invalid' || failure === 'signed-in-elsewhere'
}
