import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data'

const exporter = new InMemorySpanExporter()
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })

function cleaned(name: string, attributes: Record<string, string>) {
  exporter.reset()
  const span = provider.getTracer('test').startSpan(name, { kind: SpanKind.SERVER, attributes })
  span.addEvent('exception', { 'exception.message': 'no such number 352099001761481' })
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'about 352099001761481' })
  span.end()
  const [made] = exporter.getFinishedSpans()
  if (!made) throw new Error('no span')
  return { made, clean: withoutPersonalData(made) }
}

test('what Next notes of an address stays here', () => {
  const { made, clean } = cleaned('GET /ng/search/?q=352099001761481', {
    'next.span_type': 'BaseServer.handleRequest',
    'next.route': '/[lang]/search',
    'http.target': '/ng/search/?q=352099001761481',
    'http.request.method': 'GET',
  })
  expect(clean.name).toBe('BaseServer.handleRequest /[lang]/search')
  expect(clean.attributes).toEqual({
    'next.span_type': 'BaseServer.handleRequest',
    'next.route': '/[lang]/search',
    'http.request.method': 'GET',
  })
  expect([clean.events, clean.status]).toEqual([[], { code: SpanStatusCode.ERROR }])
  expect(clean.spanContext()).toEqual(made.spanContext())
  expect([clean.startTime, clean.kind]).toEqual([made.startTime, SpanKind.SERVER])
})

test('spans of ours keep their names', () => {
  const { clean } = cleaned('after-sales', { 'carelane.call': '/{brand}/warranty', imei: '352099001761481' })
  expect([clean.name, clean.attributes]).toEqual(['after-sales', { 'carelane.call': '/{brand}/warranty' }])
})
