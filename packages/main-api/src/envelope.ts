import { z } from 'zod'

export function answerOf<Result extends z.ZodType>(result: Result) {
  return z.object({ status: z.literal(200), result })
}

/** `status` is the HTTP status. */
export const failure = z.object({ status: z.number().int().min(400).max(599), message: z.string() })

export type Failure = z.infer<typeof failure>
