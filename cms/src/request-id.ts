import { AsyncLocalStorage } from 'node:async_hooks'
import { REQUEST_ID_HEADER } from '@carelane/config/request-id'
import { traceHeaders } from '@carelane/tracing'

// Next loads this module again for each entry.
const KEY = Symbol.for('carelane.cms.request-ids')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RunningRequest> }
const running = (shared[KEY] ??= new AsyncLocalStorage<RunningRequest>())

export interface RunningRequest {
  readonly id: string
  /** A statement of it found no database. */
  hasLostDatabase: boolean
}

export function runRequest<Result>(request: RunningRequest, work: () => Result): Result {
  return running.run(request, work)
}

export function noteLostDatabase(): void {
  const request = running.getStore()
  if (request) request.hasLostDatabase = true
}

/** Undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return running.getStore()?.id
}

/** For a `mixin` of pino, so that no line of a request can lack it. */
export function idForLog(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** For calls of the site. */
export function idHeader(): Record<string, string> {
  const requestId = currentRequestId()
  return { ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }), ...traceHeaders() }
}
