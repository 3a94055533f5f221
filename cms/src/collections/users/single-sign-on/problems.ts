import { z } from 'zod'

/** In the address of the log-in page. */
export const PROBLEM_PARAMETER = 'problem'

/** There where a code is asked for after the provider's answer. */
export const CODE_STEP_PARAMETER = 'step'

export const signOnProblem = z.enum([
  'over',
  'cancelled',
  'failed',
  'unverified',
  'unknown',
  'another',
  'deactivated',
  'passkey',
])

export type SignOnProblem = z.infer<typeof signOnProblem>
