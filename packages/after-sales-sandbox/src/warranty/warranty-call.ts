import { LOCALES } from '@carelane/countries'
import type { Context } from 'hono'
import { z } from 'zod'
import { countryOfMcc } from '../country-of-mcc'
import type { Surroundings } from '../surroundings'
import { encryptAes } from '../wire/aes'
import { takeApart } from '../wire/interleaved'
import { findDevice } from './device-record'
import { warrantyAnswer } from './warranty-answer'

const query = z.object({ imei: z.string().max(1024), mcc: z.string().optional(), language: z.enum(LOCALES) })

/**
 * `GET /{brand}Client/warranty/info`. An IMEI that is known and one that is not take the same way: the same
 * look-up, the same status, an answer of the same form.
 */
export async function warrantyCall(context: Context, surroundings: Surroundings): Promise<Response> {
  const { pool, clock, aesKey, decryptRsa } = surroundings
  const values = query.safeParse(context.req.query())
  if (!values.success) return refuse(context, 'parameters are not as agreed')
  const country = countryOfMcc(values.data.mcc)
  const imei = imeiOf(decryptRsa(values.data.imei), values.data.mcc)
  if (country === undefined) return refuse(context, 'mcc is not known')
  if (imei === undefined) return refuse(context, 'imei cannot be read')
  const data = warrantyAnswer(await findDevice(pool, imei, country), clock.now())
  return context.text(encryptAes(JSON.stringify({ code: 200, data, message: 'success' }), aesKey))
}

function refuse(context: Context, message: string): Response {
  return context.json({ code: 400, data: null, message })
}

/** The digits that the IMEI is interleaved with begin with the mcc: it was encrypted for this country. */
function imeiOf(text: string | undefined, mcc = ''): string | undefined {
  const parts = text === undefined ? undefined : takeApart(text)
  if (parts === undefined || !parts.digits.startsWith(mcc)) return undefined
  return /^\d{15}$/.test(parts.content) ? parts.content : undefined
}
