import { LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** Mobile country code of the country in which something is asked; missing for global. */
export const mcc = z
  .string()
  .regex(/^\d{3}$/)
  .optional()

export const language = z.enum(LOCALES)

/** Where and in which language something is asked. */
export const place = { mcc, language }

export const imei = z.string().regex(/^\d{15}$/)

/** With its dial code: `+234-8031234567`. */
export const phone = z.string().regex(/^\+\d{1,3}-\d{4,14}$/)

/** As it was sent to a phone. */
export const oneTimeCode = z.string().regex(/^\d{4,8}$/)

/** Work order number: `WO`, a country and ten digits. */
export const orderNumber = z.string().regex(/^WO[A-Z]{2}\d{10}$/)

/** Decimal degrees as a text of six decimals, so that what is signed is what is sent [7#25]. */
export const degrees = z.string().regex(/^-?\d{1,3}\.\d{6}$/)

/** Of a choice that a list of the same service offered. */
export const choice = z.string().min(1).max(100)

/** What a person typed, in any script. */
export const freeText = (longest: number) => z.string().trim().min(1).max(longest)

/** Made with the form: the service does a request with a key that it knows already not a second time. */
export const requestKey = z.uuid()

export const paging = {
  page: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(200).default(20),
}
