import { z } from 'zod'

/** Who is signed in, as cookies and submissions keep it. */
export const account = z.object({
  /** As on the wire: `+234-8031234567`. */
  phone: z.string(),
  /** For calls that need one [6#2]. */
  token: z.string(),
  /** When the token is over, in ms since 1970; the service may end it sooner. */
  until: z.number(),
})

export type Account = z.output<typeof account>
