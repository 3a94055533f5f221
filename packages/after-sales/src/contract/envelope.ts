import { z } from 'zod'

const code = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

/** `status` and `result` are accepted too (§7). */
export const envelope = z
  .object({
    code: code.optional(),
    status: code.optional(),
    data: z.unknown().optional(),
    result: z.unknown().optional(),
    message: z.string().nullish(),
  })
  .refine((answer) => (answer.code ?? answer.status) !== undefined, 'has neither code nor status')
  .transform((answer) => ({
    code: answer.code ?? answer.status ?? Number.NaN,
    data: answer.data ?? answer.result ?? null,
    message: answer.message ?? null,
  }))

export const SUCCESS_CODE = 200
