import { readEnvironment } from '@carelane/config'

/** [8#1] */
export const REASONS_TO_SIGN_IN: readonly string[] = ['token-invalid', 'signed-in-elsewhere']

export function isReasonToSignIn(failure: string | null): boolean {
  return failure !== null && REASONS_TO_SIGN_IN.includes(failure)
}

export function daysToSignIn(): number {
  return readEnvironment(['SUBMISSION_DAYS']).SUBMISSION_DAYS
}
