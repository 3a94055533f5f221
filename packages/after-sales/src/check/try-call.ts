import type { Failure, Result } from '../client/result'
import type { ServiceFile } from '../client/file-answer'
import { createTransport, type TransportOptions } from '../client/transport'
import type { Call, EnvelopeCall, FileCall } from '../contract/call'

export type CallOutcome = { ok: true; data: unknown } | { ok: false; problems: readonly string[] }

/** With its own breaker, so that earlier failures do not matter. */
export async function tryCall(
  options: TransportOptions,
  call: Call,
  values: Record<string, unknown>,
  token: string | undefined,
): Promise<CallOutcome> {
  const transport = createTransport(options)
  const once = { ...call, retries: 0 }
  if (isFileCall(once)) return tryFile(transport.download(once, values, { range: 'bytes=0-3', token }), once)
  const result = await transport.call(once as EnvelopeCall, values, { token })
  return result.ok
    ? { ok: true, data: result.data }
    : { ok: false, problems: problemsOfFailure(result.failure, call) }
}

function isFileCall(call: Call): call is FileCall {
  return call.response === null
}

/** Asks for four bytes; generated archives support no ranges. */
async function tryFile(opening: Promise<Result<ServiceFile>>, call: FileCall): Promise<CallOutcome> {
  const result = await opening
  if (!result.ok) return { ok: false, problems: problemsOfFailure(result.failure, call) }
  const { status, headers, body } = result.data
  await body.cancel()
  const problems = [
    ...(status === 206 || headers['accept-ranges'] === 'none'
      ? []
      : ['Range is ignored: a download that breaks off cannot go on']),
    ...(status === 206 && !headers['content-range'] ? ['the part comes without Content-Range'] : []),
    ...(status === 206 && !headers.etag ? ['the part comes without ETag'] : []),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, data: null }
}

function problemsOfFailure(failure: Failure, call: Call): readonly string[] {
  switch (failure.kind) {
    case 'timeout':
      return [`no answer within ${call.deadlineMs / 1000} s`]
    case 'envelope':
      return [`${failure.cause.message}${messageOf(failure.answer)}`]
    case 'invalid':
      return failure.problems ?? [failure.cause.message]
    default:
      return [failure.cause.message]
  }
}

function messageOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return ''
  const text = typeof answer.message === 'string' ? answer.message : ''
  return text ? `: ${text.replace(/\p{Cc}+/gu, ' ').slice(0, 200)}` : ''
}
