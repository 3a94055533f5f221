import { LOCALES } from '@carelane/countries'
import { z } from 'zod'

export const mcc = z
  .string()
  .regex(/^\d{3}$/)
  .optional()

export const language = z.enum(LOCALES)

export const place = { mcc, language }

export const imei = z.string().regex(/^\d{15}$/)

export const phone = z.string().regex(/^\+\d{1,3}-\d{4,14}$/)

export const oneTimeCode = z.string().regex(/^\d{4,8}$/)

export const orderNumber = z.string().regex(/^WO[A-Z]{2}\d{10}$/)

/** A string of six decimals, so that what is signed is what is sent [7#25]. */
export const degrees = z.string().regex(/^-?\d{1,3}\.\d{6}$/)

export const choice = z.string().min(1).max(100)

export const freeText = (longest: number) => z.string().trim().min(1).max(longest)

/** Idempotency key. */
export const requestKey = z.uuid()

export const paging = {
  page: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(200).default(20),
}
