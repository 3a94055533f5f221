import type { IncomingMessage } from 'node:http'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { isSignedCall, SIGNATURE_HEADER, signedAnswer, TIMESTAMP_HEADER } from '@carelane/main-api/signature'
import type { z } from 'zod'
import { errorAnswer, type ApiAnswer } from '../api-answer'
import { readBody } from '../http/read-body'

const MAX_BYTES = 16 * 1024

/** 413 too long, 401 bad signature, 400 malformed, 503 store away. */
export async function answerSigned<Asked>(
  secret: string,
  request: IncomingMessage,
  schema: z.ZodType<Asked>,
  answer: (asked: Asked) => Promise<unknown>,
): Promise<ApiAnswer> {
  const body = await readBody(request, MAX_BYTES)
  if (body === null) return errorAnswer(413, [['connection', 'close']])
  if (!isFromCms(secret, request, body)) return errorAnswer(401)
  const asked = schema.safeParse(parsed(body))
  if (!asked.success) return withSignature(secret, request, errorAnswer(400))
  const outcome = await unlessStoreFails(answer(asked.data))
  return withSignature(secret, request, outcome.ok ? { status: 200, body: outcome.value } : errorAnswer(503))
}

export function isFromCms(secret: string, request: IncomingMessage, body: string): boolean {
  const { headers, method = '', url = '' } = request
  const given = { timestamp: headers[TIMESTAMP_HEADER]?.toString(), signature: signatureOf(request) }
  return isSignedCall(secret, given, { method, path: url, body })
}

/** For calls that are signed. */
export function withSignature(secret: string, request: IncomingMessage, answer: ApiAnswer): ApiAnswer {
  const { status, body } = answer
  const callSignature = signatureOf(request) ?? ''
  const headers = signedAnswer(secret, { callSignature, status, body: JSON.stringify(body) })
  return { ...answer, headers: [...(answer.headers ?? []), ...Object.entries(headers)] }
}

function signatureOf({ headers }: IncomingMessage): string | undefined {
  return headers[SIGNATURE_HEADER]?.toString()
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
