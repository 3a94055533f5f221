import { AsyncLocalStorage } from 'node:async_hooks'
import { REQUEST_ID_HEADER } from '@carelane/config/request-id'

// Next loads this module again for each entry.
const KEY = Symbol.for('carelane.cms.request-ids')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> }
const ids = (shared[KEY] ??= new AsyncLocalStorage<string>())

export function runWithId<Result>(id: string, work: () => Result): Result {
  return ids.run(id, work)
}

/** Undefined outside of requests. */
export function currentRequestId(): string | undefined {
  return ids.getStore()
}

/** For a `mixin` of pino, so that no line of a request can lack it. */
export function idForLog(): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** For calls of the site. */
export function idHeader(): Record<string, string> {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }
}
