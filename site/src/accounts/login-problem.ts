import { z } from 'zod'

export const loginProblem = z.enum(['state', 'declined', 'unavailable'])

export type LoginProblem = z.output<typeof loginProblem>
