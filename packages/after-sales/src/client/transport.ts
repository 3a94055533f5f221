import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { OUTER_TIMEOUT_MS, type Call } from '../contract/call'
import { rsaEncrypter } from '../wire'
import { failed, readAnswer } from './answer'
import { BodyTooLargeError, readBody } from './body'
import { createGuard, DEFAULT_LIMITS, type Guard, type Limits } from './guard'
import { wireRequest, type WireKeys, type WireRequest } from './request'
import type { Failure, Result } from './result'

export type TransportOptions = {
  /** Of the live API, without a slash at the end. */
  baseUrl: string
  /** The service brand that stands for `{brand}` in the paths. */
  brand: string
  signSecret: string
  /** 16, 24 or 32 bytes in UTF-8. */
  aesKey: string
  /** PEM. */
  rsaPublicKey: string
  fetch?: typeof fetch
  logger?: Logger
  limits?: Limits
}

/** The part of pino that is used. */
export type Logger = { warn: (fields: Record<string, unknown>, message: string) => void }

export type CallOptions = {
  /** Goes to the service as `x-request-id`. */
  requestId?: string
  /** Ends the call when the visitor leaves. */
  signal?: AbortSignal
}

export type Transport = <ACall extends Call>(
  call: ACall,
  request: z.input<ACall['request']>,
  options?: CallOptions,
) => Promise<Result<z.output<ACall['response']>>>

/** Makes calls of the contract: signed, protected, within deadlines, with a bulkhead and breaker per upstream. */
export function createTransport(options: TransportOptions): Transport {
  const { brand, signSecret, aesKey, logger, limits = DEFAULT_LIMITS } = options
  const keys: WireKeys = { signSecret, aesKey, encryptRsa: rsaEncrypter(options.rsaPublicKey) }
  const guards = new Map<string, Guard>()

  const guardOf = (upstream: string): Guard => {
    const guard = guards.get(upstream) ?? createGuard(limits)
    guards.set(upstream, guard)
    return guard
  }

  return async (call, request, { requestId = randomUUID(), signal } = {}) => {
    const started = performance.now()
    const ends = endOf(call, signal)
    const wire = wireRequest(call, brand, request, keys)
    const result = await guardOf(call.upstream).run(call.retries, ends.any, async () => {
      const arrival = await send(options, wire, requestId, ends)
      return arrival.ok ? readAnswer(call, arrival.data, aesKey) : arrival
    })
    if (!result.ok) logFailure(logger, call, result.failure, { requestId, started })
    return result
  }
}

type Arrival = { status: number; body: string }

async function send(
  options: TransportOptions,
  wire: WireRequest,
  requestId: string,
  ends: End,
): Promise<Result<Arrival>> {
  try {
    const response = await (options.fetch ?? fetch)(options.baseUrl + wire.path, {
      method: wire.method,
      headers: { ...wire.headers, 'x-request-id': requestId },
      body: wire.body,
      redirect: 'manual',
      signal: ends.any,
    })
    return { ok: true, data: { status: response.status, body: await readBody(response) } }
  } catch (error) {
    return failed(connectionFailure(error, ends))
  }
}

/** [8#2] */
function logFailure(
  logger: Logger | undefined,
  call: Call,
  { kind, status, code, cause }: Failure,
  { requestId, started }: { requestId: string; started: number },
): void {
  const durationMs = Math.round(performance.now() - started)
  const fields = { path: call.path, kind, status, code, cause: cause.message, requestId, durationMs }
  logger?.warn(fields, 'A call of the after-sales API failed')
}

type End = { any: AbortSignal; caller: AbortSignal | undefined; deadline: AbortSignal }

function endOf(call: Call, caller: AbortSignal | undefined): End {
  const deadline = AbortSignal.timeout(Math.min(call.deadlineMs, OUTER_TIMEOUT_MS))
  return { any: caller ? AbortSignal.any([caller, deadline]) : deadline, caller, deadline }
}

/** Keeps the system's code of an error and drops its text, which may quote what was sent. */
function connectionFailure(error: unknown, ends: End): Failure {
  if (error instanceof BodyTooLargeError) return { kind: 'invalid', isRetryable: false, cause: error }
  if (ends.caller?.aborted)
    return { kind: 'aborted', isRetryable: false, cause: new Error('The caller left') }
  if (ends.deadline.aborted)
    return { kind: 'timeout', isRetryable: true, cause: new Error('No answer in time') }
  const code = systemCode(error) ?? systemCode(error instanceof Error ? error.cause : undefined)
  return { kind: 'network', isRetryable: true, cause: new Error(`No answer: ${code ?? 'connection failed'}`) }
}

function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
