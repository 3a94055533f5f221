import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Attributes, Span } from '@opentelemetry/api'

const tracer = () => trace.getTracer('carelane')

/** Of a request that is being answered. */
export interface HandledRequest {
  readonly kind: string
  /** Undefined of files of the build. */
  readonly requestId: string | undefined
}

/**
 * A span from the headers of a request to the end of its answer, named after its kind. Whatever `handle` begins belongs to it.
 * @param isFromProxy its trace is gone on with; that of a visitor is not
 */
export function traceRequest<Handled extends HandledRequest>(
  request: IncomingMessage,
  response: ServerResponse,
  isFromProxy: boolean,
  handle: () => Handled,
): Handled {
  const parent = isFromProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent)
  const handled = context.with(trace.setSpan(parent, span), handle)
  if (!span.isRecording()) return handled
  const { kind, requestId } = handled
  span.updateName(kind)
  span.setAttribute('http.request.method', request.method ?? '')
  if (requestId !== undefined) span.setAttribute('carelane.request_id', requestId)
  const end = () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  if (response.closed) end()
  else response.once('close', end)
  return handled
}

/** A call of another part, within a request that is traced; outside of one it is made as it is. */
export async function tracedCall<Result>(
  name: string,
  attributes: Attributes,
  call: () => Promise<Result>,
  hasFailed: (result: Result) => boolean = () => false,
): Promise<Result> {
  if (!isTraced()) return call()
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const result = await call()
      if (hasFailed(result)) span.setStatus({ code: SpanStatusCode.ERROR })
      return result
    } catch (error) {
      noteFailure(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** For a statement whose end a callback tells. */
export function beginStatement(database: string, statement: string): { end: (error?: unknown) => void } {
  if (!isTraced()) return UNTRACED
  const [operation = ''] = /[a-z]+/i.exec(statement.replace(/\/\*.*?\*\//g, '')) ?? []
  const span = tracer().startSpan(operation.toUpperCase(), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.namespace': database },
  })
  return {
    end: (error) => {
      if (error) noteFailure(span, error)
      span.end()
    },
  }
}

const UNTRACED = { end: () => undefined }

/** For calls of what is ours or the group's. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() === true
}

/** Not the message, which may quote what a visitor typed. */
function noteFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}
