import { z } from 'zod'

/** The password was right. */
export const logInRefusal = z.object({ secondFactor: z.enum(['needed', 'refused']) })

export type LogInRefusal = z.infer<typeof logInRefusal>
