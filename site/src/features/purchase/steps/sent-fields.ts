import { z } from 'zod'

export const typedField = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 200))

export const readChannel = z.enum(['online', 'offline'])
