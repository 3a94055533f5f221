import { z } from 'zod'

export const planAnswer = z.union([z.object({ error: z.string() }), z.object({ message: z.string() })])

export type PlanAnswer = z.infer<typeof planAnswer>
