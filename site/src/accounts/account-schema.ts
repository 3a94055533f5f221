import { z } from 'zod'

/** Who is signed in, as submissions keep it; from before there were accounts it has a phone in place of the owner. */
export const account = withOwner(
  z.object({
    /** Whose things are: the phone as on the wire, `+234-8031234567`; of an account with an email, its id. */
    owner: z.string(),
    /** For calls that need one [6#2]. */
    token: z.string(),
    /** When the token is over, in ms since 1970; the service may end it sooner. */
    until: z.number(),
  }),
)

export type Account = z.output<typeof account>

/** Reads what was kept when whoever was signed in was a phone: that is the owner. */
export function withOwner<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((kept) => {
    const isOld = typeof kept === 'object' && kept !== null && 'phone' in kept && !('owner' in kept)
    return isOld ? { ...kept, owner: kept.phone } : kept
  }, schema)
}
