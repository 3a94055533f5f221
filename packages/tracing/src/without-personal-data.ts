import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** Each a fixed word, a number, a pattern of ours or an id that says nothing of anybody. */
const KEPT = new Set([
  'carelane.call',
  'carelane.outcome',
  'carelane.request_id',
  'db.namespace',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'next.route',
  'next.span_type',
])

/**
 * Next names spans after addresses, and attributes carry what visitors typed: only what is listed here leaves the process.
 */
export function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const attributes = kept(span.attributes)
  const { 'next.span_type': type, 'next.route': route } = attributes
  const name = type === undefined ? span.name : [type, route].filter(Boolean).join(' ')
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}

function kept(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => KEPT.has(key)))
}
