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

export type TransportOptions = {
  /** Of the live API, without a slash at the end. */
  baseUrl: string
  /** The service brand that stands for `{brand}` in the paths. */
  brand: string
  signSecret: string
  /** Ends the sign of the location call [7#25]; without one nothing does. */
  locationSalt?: string
  /** 16, 24 or 32 bytes in UTF-8. */
  aesKey: string
  /** PEM. */
  rsaPublicKey: string
  fetch?: typeof fetch
  logger?: Logger
  limits?: Limits
  /** The id of the request that is being answered, for calls that are given none. */
  currentRequestId?: () => string | undefined
}

export type CallOptions = {
  /** Goes to the service as `x-request-id`. */
  requestId?: string
  /** Ends the call when the visitor leaves. */
  signal?: AbortSignal
  /** The visitor's token, for the calls that carry one [6#2]. */
  token?: string
}

/** Which part of a file is wanted, so that a download that broke off can go on. */
export type FileOptions = CallOptions & {
  /** As the header of that name: `bytes=1000-`. */
  range?: string
  /** The `ETag` that the part must still have; otherwise the whole file comes. */
  ifRange?: string
}

export type Transport = {
  ask: <ACall extends EnvelopeCall>(
    call: ACall,
    request: z.input<ACall['request']>,
    options?: CallOptions,
  ) => Promise<Result<z.output<ACall['response']>>>
  open: <ACall extends FileCall>(
    call: ACall,
    request: z.input<ACall['request']>,
    options?: FileOptions,
  ) => Promise<Result<ServiceFile>>
}

/** Makes calls of the contract: signed, protected, within deadlines, with a bulkhead and breaker per upstream. */
export function createTransport(options: TransportOptions): Transport {
  const { brand, signSecret, locationSalt = '', aesKey, logger, limits = DEFAULT_LIMITS } = options
  const currentId = options.currentRequestId ?? (() => undefined)
  const keys: WireKeys = { signSecret, locationSalt, aesKey, encryptRsa: rsaEncrypter(options.rsaPublicKey) }
  const guards = new Map<string, Guard>()

  const guardOf = (upstream: string): Guard => {
    const guard = guards.get(upstream) ?? createGuard(limits)
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
    const sent: RequestInit = {
      ...init,
      headers: {
        ...headers,
        ...(range && { range }),
        ...(ifRange && { 'if-range': ifRange }),
        'x-request-id': requestId,
      },
      redirect: 'manual',
      signal: end.any,
    }
    const attempt = () => attempted(() => (options.fetch ?? fetch)(options.baseUrl + path, sent), read, end)
    const result = await guardOf(call.upstream).run(call.retries, end.any, attempt).finally(end.release)
    if (!result.ok) logFailure(logger, call, request, result.failure, { requestId, started })
    return result
  }

  return {
    ask: (call, request, callOptions = {}) =>
      run(call, request as Record<string, unknown>, callOptions, async (response) =>
        readAnswer(call, { status: response.status, body: await readBody(response) }, aesKey),
      ),
    open: (call, request, fileOptions = {}) =>
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
