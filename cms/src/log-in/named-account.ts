import { z } from 'zod'

const named = z.object({ email: z.string().transform((email) => email.toLowerCase().trim()) })

/** As Payload reads it. */
export function namedAccount(data: unknown): string | undefined {
  return named.safeParse(data).data?.email
}
