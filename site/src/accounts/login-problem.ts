import { z } from 'zod'

/**
 * Why signing in came to nothing: nobody began it in this browser or it took too long, it was declined at the provider,
 * or one of those who are needed does not answer.
 */
export const loginProblem = z.enum(['state', 'declined', 'unavailable'])

export type LoginProblem = z.output<typeof loginProblem>
