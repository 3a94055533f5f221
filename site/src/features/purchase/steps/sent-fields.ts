import { z } from 'zod'

export const typedField = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 200))

export const sealedField = z.string().max(20_000).default('')

export const readChannel = z.enum(['online', 'offline'])
