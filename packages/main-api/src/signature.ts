import { createHmac, timingSafeEqual } from 'node:crypto'

export const TIMESTAMP_HEADER = 'x-carelane-timestamp'
export const SIGNATURE_HEADER = 'x-carelane-signature'

const TOLERANCE_SECONDS = 300

/** `sha256=` and the hex HMAC-SHA256 of `timestamp.body`. */
export function sign(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

export function signedHeaders(secret: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  return { [TIMESTAMP_HEADER]: String(timestamp), [SIGNATURE_HEADER]: sign(secret, timestamp, body) }
}

interface GivenSignature {
  timestamp: string | undefined
  signature: string | undefined
}

export function isSigned(secret: string, headers: GivenSignature, body: string, now = Date.now()): boolean {
  const { timestamp, signature } = headers
  if (!timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const expected = Buffer.from(sign(secret, Number(timestamp), body))
  const received = Buffer.from(signature)
  return expected.length === received.length && timingSafeEqual(expected, received)
}

export interface InternalCall {
  method: string
  /** With its query. */
  path: string
  body: string
}

/** No publication begins like this, so a signature of one kind is none of the other. */
function textOf({ method, path, body }: InternalCall): string {
  return `${method} ${path}\n${body}`
}

export function signedCall(secret: string, call: InternalCall, now = Date.now()): Record<string, string> {
  return signedHeaders(secret, textOf(call), now)
}

export function isSignedCall(
  secret: string,
  headers: GivenSignature,
  call: InternalCall,
  now = Date.now(),
): boolean {
  return isSigned(secret, headers, textOf(call), now)
}

interface InternalAnswer {
  /** Of the call, which binds its method, path, body and time. */
  callSignature: string
  status: number
  body: string
}

function textOfAnswer({ callSignature, status, body }: InternalAnswer): string {
  return `${status} ${callSignature}\n${body}`
}

export function signedAnswer(
  secret: string,
  answer: InternalAnswer,
  now = Date.now(),
): Record<string, string> {
  return signedHeaders(secret, textOfAnswer(answer), now)
}

export function isSignedAnswer(
  secret: string,
  headers: GivenSignature,
  answer: InternalAnswer,
  now = Date.now(),
): boolean {
  return isSigned(secret, headers, textOfAnswer(answer), now)
}

export function signatureIn(headers: Pick<Headers, 'get'>): GivenSignature {
  return {
    timestamp: headers.get(TIMESTAMP_HEADER) ?? undefined,
    signature: headers.get(SIGNATURE_HEADER) ?? undefined,
  }
}
