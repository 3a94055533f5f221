import type { z } from 'zod'
import type { EnvelopeCall } from '../contract/call'
import { envelope, SUCCESS_CODE } from '../contract/envelope'
import { readPayload } from '../wire'
import { problemsOf } from './problems'
import { NAMED_CODES, type Failure, type Result } from './result'

interface Answer {
  status: number
  body: string
}

export function readAnswer<ACall extends EnvelopeCall>(
  call: ACall,
  answer: Answer,
  aesKey: string,
): Result<z.output<ACall['response']>> {
  const read = readEnvelope(answer, call.successCode ?? SUCCESS_CODE, aesKey)
  if (!read.ok) return read
  const data = call.response.safeParse(read.data)
  if (!data.success)
    return failed({ kind: 'invalid', status: answer.status, ...breach(data.error, ['data']) })
  return { ok: true, data: data.data as z.output<ACall['response']> }
}

export function readFailure(answer: Answer, aesKey: string): Failure {
  const read = readEnvelope(answer, SUCCESS_CODE, aesKey)
  if (!read.ok) return read.failure
  const cause = new Error('An envelope came in the place of a file')
  return { kind: 'invalid', status: answer.status, isRetryable: false, cause }
}

function readEnvelope({ status, body }: Answer, successCode: number, aesKey: string): Result<unknown> {
  const payload = readablePayload(body, aesKey)
  const read = payload.ok ? envelope.safeParse(payload.value) : undefined
  const told = payload.ok ? { answer: payload.value, ...codeOf(read?.data?.code) } : {}
  if (status < 200 || status > 299) {
    return failed({
      kind: 'http',
      status,
      ...told,
      isRetryable: mayPass(status),
      cause: new Error(`HTTP ${status}`),
    })
  }
  if (!payload.ok) return failed({ kind: 'invalid', status, isRetryable: false, cause: payload.error })
  if (!read?.success) return failed({ kind: 'invalid', status, ...breach(read?.error) })
  if (read.data.code === successCode) return { ok: true, data: read.data.data }
  const cause = new Error(`The service answered with code ${read.data.code}`)
  return failed({ kind: 'envelope', status, ...told, isRetryable: mayPass(read.data.code), cause })
}

export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

function mayPass(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status < 600 && status !== 501)
}

type Payload = { ok: true; value: unknown } | { ok: false; error: Error }

function readablePayload(body: string, aesKey: string): Payload {
  try {
    return { ok: true, value: readPayload(body, aesKey) }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error : new Error('The answer cannot be read') }
  }
}

function codeOf(code: number | undefined): Pick<Failure, 'code' | 'codeName'> {
  if (code === undefined) return {}
  const codeName = Object.entries(NAMED_CODES).find(([named]) => Number(named) === code)?.[1]
  return codeName ? { code, codeName } : { code }
}

/** Fields, never their values. */
function breach(error: z.ZodError | undefined, at: string[] = []) {
  const problems = error ? problemsOf(error, at) : []
  const cause = new Error(`The answer is not what the contract says: ${problems.join('; ')}`)
  return { isRetryable: false, problems, cause }
}
