import { BodyTooLargeError } from './body'
import type { End } from './end'
import type { Failure } from './result'

/** Drops the error's message, which may quote what was sent. */
export function connectionFailure(error: unknown, end: End): Failure {
  if (error instanceof BodyTooLargeError) return { kind: 'invalid', isRetryable: false, cause: error }
  if (end.caller?.aborted) return { kind: 'aborted', isRetryable: false, cause: new Error('The caller left') }
  if (end.deadline.aborted)
    return { kind: 'timeout', isRetryable: true, cause: new Error('No answer in time') }
  const code = systemCode(error) ?? systemCode(error instanceof Error ? error.cause : undefined)
  return { kind: 'network', isRetryable: true, cause: new Error(`No answer: ${code ?? 'connection failed'}`) }
}

function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
