import { z } from 'zod'

/** A call of the Main API answers `{ status: 200, result }`, and the HTTP status says the same. */
export function answerOf<Result extends z.ZodType>(result: Result) {
  return z.object({ status: z.literal(200), result })
}

/** What a call answers when it fails; the HTTP status says the same. */
export const failure = z.object({ status: z.number().int().min(400).max(599), message: z.string() })

export type Failure = z.infer<typeof failure>
