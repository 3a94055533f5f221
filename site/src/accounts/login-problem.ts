import { z } from 'zod'

/** `state`: not begun in this browser, or expired; `declined`: by the provider; `unavailable`: some service is away. */
export const loginProblem = z.enum(['state', 'declined', 'unavailable'])

export type LoginProblem = z.output<typeof loginProblem>
