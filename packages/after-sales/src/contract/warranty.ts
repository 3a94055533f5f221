import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import type { Call } from './call'
import { wireBoolean, wireDate, wireInstant, wireInteger, wireText } from './wire-values'

/**
 * What the service answers about a device (§3 'Warranty info'), as it is on the wire. What it found
 * (`checkResult`) and the states are texts, not enums: one that is new must not fail the whole answer.
 */
export const rawWarranty = z.object({
  checkResult: z.string().min(1),
  /** When the service looked; what depends on the time is compared with it, not with our clock. */
  checkTime: z.iso.datetime(),
  imei: wireText,
  brand: wireText,
  model: wireText,
  materialGroup: wireText,
  warrantyClass: wireText,
  activationState: wireText,
  activationTime: wireInstant,
  validityPeriod: wireInteger,
  expiryDate: wireDate,
  warrantyStatus: wireText,
  warrantyExpiryDate: wireDate,
  extended: wireBoolean.nullish(),
})

export type RawWarranty = z.output<typeof rawWarranty>

/**
 * The warranty of one device, for the country in which it is asked [1#5]. The specification names no path:
 * docs/decisions/0030-warranty-call.md.
 */
export const warrantyInfo = {
  method: 'GET',
  path: '/{brand}Client/warranty/info',
  upstream: 'warranty',
  values: 'query',
  request: z.object({
    imei: z.string().regex(/^\d{15}$/),
    /** Of the country in which it is asked; missing for global. */
    mcc: z
      .string()
      .regex(/^\d{3}$/)
      .optional(),
    language: z.enum(LOCALES),
  }),
  response: rawWarranty,
  wire: { isBodyEncrypted: false, interleaved: { imei: 'mcc' }, rsa: ['imei'] },
  deadlineMs: 8_000,
  retries: 2,
} as const satisfies Call
