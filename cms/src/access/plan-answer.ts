import { z } from 'zod'

/** What is said to who plans a publication: `error` is a reason in the language of whoever asks. */
export const planAnswer = z.union([z.object({ error: z.string() }), z.object({ message: z.string() })])

export type PlanAnswer = z.infer<typeof planAnswer>
