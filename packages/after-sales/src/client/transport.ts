import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Call, EnvelopeCall, FileCall } from '../contract/call'
import { rsaEncrypter } from '../wire'
import { failed, readAnswer } from './answer'
import { readBody } from './body'
import { endOf, type End } from './end'
import { readFileAnswer, type ServiceFile } from './file-answer'
import { createGuard, DEFAULT_LIMITS, type Guard, type Limits } from './guard'
import { logFailure, type Logger } from './log-failure'
import { connectionFailure } from './connection-failure'
import { wireRequest, type WireKeys } from './request'
import type { Result } from './result'
import { outcomeOf, type ToldOfCalls } from './told'

export interface TransportOptions {
  baseUrl: string
  brand: string
  signSecret: string
  /** [7#25] */
  locationSalt?: string
  /** 16, 24 or 32 bytes in UTF-8. */
  aesKey: string
  rsaPublicKey: string
  fetch?: typeof fetch
  logger?: Logger
  limits?: Limits
  currentRequestId?: () => string | undefined
  told?: ToldOfCalls
  tracing?: Tracing
}

export interface Tracing {
  /** Around each attempt. */
  around: <Data>(call: Call, attempt: () => Promise<Result<Data>>) => Promise<Result<Data>>
  /** By which the service can go on with the trace; asked for within `around`. */
  headers: () => Record<string, string>
}

export interface CallOptions {
  requestId?: string
  signal?: AbortSignal
  /** The visitor's [6#2]. */
  token?: string
}

export type FileOptions = CallOptions & {
  /** `bytes=1000-` */
  range?: string
  /** ETag; if outdated, the whole file is sent. */
  ifRange?: string
}

export interface Transport {
  call: <ACall extends EnvelopeCall>(
    call: ACall,
    request: z.input<ACall['request']>,
    options?: CallOptions,
  ) => Promise<Result<z.output<ACall['response']>>>
  download: <ACall extends FileCall>(
    call: ACall,
    request: z.input<ACall['request']>,
    options?: FileOptions,
  ) => Promise<Result<ServiceFile>>
}

export function createTransport(options: TransportOptions): Transport {
  const {
    brand,
    signSecret,
    locationSalt = '',
    aesKey,
    logger,
    limits = DEFAULT_LIMITS,
    told,
    tracing,
  } = options
  const currentId = options.currentRequestId ?? (() => undefined)
  const keys: WireKeys = { signSecret, locationSalt, aesKey, encryptRsa: rsaEncrypter(options.rsaPublicKey) }
  const guards = new Map<string, Guard>()

  const guardOf = (upstream: string): Guard => {
    const guard = guards.get(upstream) ?? createGuard(limits, (state) => told?.onBreaker?.(upstream, state))
    guards.set(upstream, guard)
    return guard
  }

  const run = async <Data>(
    call: Call,
    request: Record<string, unknown>,
    { requestId = currentId() ?? randomUUID(), signal, token, range, ifRange }: FileOptions,
    read: (response: Response) => Promise<Result<Data>>,
  ): Promise<Result<Data>> => {
    const started = performance.now()
    const { path, headers, ...init } = wireRequest(call, brand, request, keys, token)
    const end = endOf(call, signal)
    const sent = {
      ...init,
      headers: {
        ...headers,
        ...(range && { range }),
        ...(ifRange && { 'if-range': ifRange }),
        'x-request-id': requestId,
      },
      redirect: 'manual' as const,
      signal: end.any,
    }
    const send = () =>
      (options.fetch ?? fetch)(options.baseUrl + path, {
        ...sent,
        headers: { ...sent.headers, ...tracing?.headers() },
      })
    const once = () => attempted(send, read, end)
    const attempt = () => (tracing ? tracing.around(call, once) : once())
    const result = await guardOf(call.upstream).run(call.retries, end.any, attempt).finally(end.release)
    told?.onCall?.({ call, outcome: outcomeOf(result), seconds: (performance.now() - started) / 1000 })
    if (!result.ok) logFailure(logger, call, request, result.failure, { requestId, started })
    return result
  }

  return {
    call: (call, request, callOptions = {}) =>
      run(call, request as Record<string, unknown>, callOptions, async (response) =>
        readAnswer(call, { status: response.status, body: await readBody(response) }, aesKey),
      ),
    download: (call, request, fileOptions = {}) =>
      run(call, request as Record<string, unknown>, fileOptions, (response) =>
        readFileAnswer(response, aesKey),
      ),
  }
}

async function attempted<Data>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<Result<Data>>,
  end: End,
): Promise<Result<Data>> {
  try {
    return await read(await send())
  } catch (error) {
    return failed(connectionFailure(error, end))
  }
}
