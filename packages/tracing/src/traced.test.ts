import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginStatement, tracedCall, traceHeaders, traceRequest } from './traced'

const TRACE = 'a0000000000000000000000000000001'
const exporter = new InMemorySpanExporter()

let work: () => Promise<void> = async () => undefined
const server = createServer((request, response) => {
  traceRequest(request, response, request.headers['x-from'] === 'proxy', () => {
    void work().then(() => response.end())
    return { kind: 'page', requestId: 'of-a-visitor' }
  })
})

beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())
beforeEach(() => exporter.reset())

async function spansOf(from: 'proxy' | 'visitor', does: () => Promise<void>) {
  work = does
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { 'x-from': from, traceparent: `00-${TRACE}-b000000000000001-01` },
  })
  return vi.waitFor(() => {
    const spans = exporter.getFinishedSpans()
    const request = spans.find(({ name }) => name === 'page')
    if (!request) throw new Error('not ended')
    return { request, spans }
  })
}

test('the trace of a proxy goes on, that of a visitor does not', async () => {
  const { request } = await spansOf('proxy', async () => undefined)
  expect(request.spanContext().traceId).toBe(TRACE)
  exporter.reset()
  const { request: other } = await spansOf('visitor', async () => undefined)
  expect(other.spanContext().traceId).not.toBe(TRACE)
  expect(other.parentSpanContext).toBeUndefined()
})

test('calls and statements stand below the request, and say that they failed without saying of what', async () => {
  const { request, spans } = await spansOf('visitor', async () => {
    await tracedCall('main-api', { 'carelane.call': 'news' }, async () => undefined)
    const failing = tracedCall('after-sales', {}, async () => {
      throw new TypeError('352099001761481 is no number')
    })
    await expect(failing).rejects.toThrow('is no number')
    beginStatement('carelane_site', '/*request:a*/ select 1').end()
  })
  const below = spans.filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === request.spanContext().spanId,
  )
  expect(below.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['main-api', { 'carelane.call': 'news' }],
    ['after-sales', { 'error.type': 'TypeError' }],
    ['SELECT', { 'db.system.name': 'postgresql', 'db.namespace': 'carelane_site' }],
  ])
})

test('calls carry the trace to the next part, and outside of a request there is none', async () => {
  let headers: Record<string, string> = {}
  const { request } = await spansOf('visitor', async () => {
    headers = traceHeaders()
  })
  const { traceId, spanId } = request.spanContext()
  expect(headers).toEqual({ traceparent: `00-${traceId}-${spanId}-01` })
  expect(traceHeaders()).toEqual({})
  await tracedCall('main-api', {}, async () => undefined)
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['page'])
})
