import type { Call } from '../contract/call'
import type { Failure } from './result'

export interface Logger {
  warn: (fields: Record<string, unknown>, message: string) => void
}

/** [8#2]; without personal values. */
export function logFailure(
  logger: Logger | undefined,
  call: Call,
  request: Record<string, unknown>,
  { kind, status, code, cause }: Failure,
  { requestId, started }: { requestId: string; started: number },
): void {
  const durationMs = Math.round(performance.now() - started)
  const asked = masked(call, request)
  const fields = { path: call.path, asked, kind, status, code, cause: cause.message, requestId, durationMs }
  logger?.warn(fields, 'A call of the after-sales API failed')
}

const MASK = '***'

function masked(call: Call, request: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(request).filter(([, value]) => value != null)
  return Object.fromEntries(
    present.map(([name, value]) => [name, isTold(call, name, value) ? value : MASK] as const),
  )
}

function isTold(call: Call, name: string, value: unknown): boolean {
  return !call.personal.includes(name) && typeof value !== 'object'
}
