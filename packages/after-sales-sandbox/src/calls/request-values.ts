import { COUNTRIES, LOCALES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'

function countryOfMcc(mcc: string | undefined): CountryCode | undefined {
  return Object.values(COUNTRIES).find((country) => country.mcc === (mcc ?? null))?.code
}

export const mcc = z
  .string()
  .optional()
  .transform((code, context) => {
    const country = countryOfMcc(code)
    if (country) return country
    context.addIssue('mcc is not known')
    return z.NEVER
  })

export const language = z.enum(LOCALES)

/** Rejects characters that PostgreSQL cannot store. */
export const freeText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\0\p{Surrogate}]*$/u)

export const orderNumber = z.string().regex(/^WO[A-Z]{2}\d{10}$/)

/** `+234-8021234567` */
export const phone = z.string().regex(/^\+\d{1,3}-\d{4,14}$/)

/** Idempotency key. */
export const requestKey = z.uuid()

export const choice = z.string().min(1).max(100)

export const degrees = z
  .string()
  .regex(/^-?\d{1,3}\.\d{6}$/)
  .transform(Number)

export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
}

export const place = { mcc, language }
