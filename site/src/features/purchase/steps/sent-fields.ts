import { z } from 'zod'

/** A field as it was typed, or not sent at all; longer than any that is right, it is cut off. */
export const typedField = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 200))

/** What was sealed comes back whole, or is not ours. */
export const sealedField = z.string().max(20_000).default('')

export const readChannel = z.enum(['online', 'offline'])
