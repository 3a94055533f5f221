import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Context } from 'hono'
import type { Surroundings } from '../surroundings'
import { decryptAes } from '../wire/aes'
import { takeApart } from '../wire/interleaved'
import { Refusal, type SandboxCall } from './sandbox-call'

type Values = Record<string, unknown>

/** @throws Refusal if the values were encrypted for another service or country */
export async function readValues(
  call: SandboxCall,
  context: Context,
  surroundings: Surroundings,
): Promise<Values> {
  const sent = call.values === 'query' ? context.req.query() : await bodyValues(call, context, surroundings)
  const inHeaders = call.headers.map((name) => [name, context.req.header(name)])
  const values: Values = { ...sent, ...context.req.param(), ...Object.fromEntries(inHeaders) }
  for (const field of call.concealed) {
    if (values[field] !== undefined) values[field] = revealed(field, values, surroundings)
  }
  return values
}

async function bodyValues(call: SandboxCall, context: Context, { aesKey }: Surroundings): Promise<Values> {
  if (call.values === 'file') return fileValues(context)
  const body = await context.req.text()
  const text = call.isBodyEncrypted ? decryptAes(body, aesKey) : body
  if (text === undefined) throw new Refusal(400, 'the body cannot be read')
  if (call.values === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return { ...(JSON.parse(text) as object) }
  } catch {
    throw new Refusal(400, 'the body is no JSON')
  }
}

const MOST_BYTES = 16 * 1024 * 1024

async function fileValues(context: Context): Promise<Values> {
  if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES)
    throw new Refusal(413, 'the file is too large')
  const form = await ignoreFailure(context.req.formData(), 'unreadable')
  if (!form) throw new Refusal(400, 'the body is no form')
  return Object.fromEntries(form)
}

/** The interleaved digits begin with the mcc, which proves the country. */
function revealed(field: string, values: Values, { decryptRsa }: Surroundings): string {
  const text = decryptRsa(String(values[field]))
  const parts = text === undefined ? undefined : takeApart(text)
  const isForCountry = parts?.digits.startsWith(typeof values.mcc === 'string' ? values.mcc : '')
  if (!parts || !isForCountry) throw new Refusal(400, `${field} cannot be read`)
  return parts.content
}
