import { readEnvironment } from '@carelane/config'

/** Of what failed: the names of the two codes that the specification singles out [8#1]. */
export const REASONS_TO_SIGN_IN: readonly string[] = ['token-invalid', 'signed-in-elsewhere']

/** Whether another token is needed, which nobody but its person can give. */
export function isReasonToSignIn(failure: string | null): boolean {
  return failure !== null && REASONS_TO_SIGN_IN.includes(failure)
}

/** For how many days what waits for its person to sign in is kept. */
export function daysToSignIn(): number {
  return readEnvironment(['SUBMISSION_DAYS']).SUBMISSION_DAYS
}
