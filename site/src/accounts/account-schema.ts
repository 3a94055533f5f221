import { z } from 'zod'

/** Stored with submissions; the oldest have a phone instead of an owner. */
export const account = withOwner(
  z.object({
    /** Phone (`+234-8031234567`), or account id. */
    owner: z.string(),
    /** [6#2] */
    token: z.string(),
    /** ms since 1970 */
    until: z.number(),
  }),
)

export type Account = z.output<typeof account>

export function withOwner<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((kept) => {
    const isOld = typeof kept === 'object' && kept !== null && 'phone' in kept && !('owner' in kept)
    return isOld ? { ...kept, owner: kept.phone } : kept
  }, schema)
}
