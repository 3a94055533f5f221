import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { send, type Answer } from './support/built-site'
import { TraceCollector, type CollectedSpan } from './support/trace-collector'

const SOON = { timeout: 20_000, interval: 200 }
const WARM = { timeout: 60_000, interval: 500 }

/** Asks the cms for the country, and the service for the list. */
const CENTERS = '/ng/service-center/?state=Lagos'

let collector: TraceCollector
let stack: Stack

beforeAll(async () => {
  collector = await TraceCollector.listen()
  stack = await startStack({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
  })
  // On a busy machine the first answers of the cms come too late.
  await vi.waitFor(async () => expect((await ask(CENTERS, {})).status).toBe(200), WARM)
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await collector.close()
})

/** As a proxy that is trusted. */
function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const { host, port } = new URL(stack.siteUrl)
  return send(Number(port), 'GET', path, { host, ...headers })
}

const spansOf = (trace: string) => collector.spans.filter((span) => span.trace === trace)

/** From the request of the site down. */
function wayTo(span: CollectedSpan | undefined, all: readonly CollectedSpan[]): string[] {
  if (!span) return []
  const above = all.find(({ id }) => id === span.parent)
  return [...wayTo(above, all), `${span.service} ${span.name}`]
}

test('a trace goes on from a trusted proxy through the site and the cms to the database, under one id of the request', async () => {
  const trace = 'a0000000000000000000000000000001'
  const { status } = await ask(CENTERS, {
    traceparent: `00-${trace}-b000000000000001-01`,
    'x-request-id': 'of-a-traced-visitor',
  })
  expect(status).toBe(200)
  await vi.waitFor(() => {
    const spans = spansOf(trace)
    const site = spans.find(({ parent }) => parent === 'b000000000000001')
    expect(site).toMatchObject({
      service: 'carelane-site',
      name: 'page',
      attributes: { 'http.response.status_code': 200, 'carelane.request_id': 'of-a-traced-visitor' },
    })
    const cms = spans.find(({ service, name }) => service === 'carelane-cms' && name === 'main-api')
    expect(cms?.attributes['carelane.request_id']).toBe('of-a-traced-visitor')
    const statement = spans.find(({ attributes }) => attributes['db.namespace'] === 'carelane_cms')
    const way = wayTo(statement, spans)
    expect(way[0]).toBe('carelane-site page')
    expect(way).toContain('carelane-site main-api')
    expect(way.at(-1)).toBe('carelane-cms SELECT')
    const service = spans.find(({ name }) => name === 'after-sales')
    expect(service?.attributes['carelane.call']).toMatch(/^[a-z]+[A-Za-z]+$/)
    expect(wayTo(service, spans)[0]).toBe('carelane-site page')
    expect(spans.some(({ name }) => name.startsWith('AppRender.'))).toBe(true)
  }, SOON)
})

test('nothing that a visitor typed is in a trace', async () => {
  const typed = '352099001761481'
  const trace = 'a0000000000000000000000000000002'
  const traced = { traceparent: `00-${trace}-b000000000000002-01` }
  for (const path of [`/ng/search/?q=${typed}`, `/ng/${typed}/`, `/ng/warranty-check/?imei=${typed}`])
    await ask(path, traced)
  await vi.waitFor(() => expect(spansOf(trace).filter(({ name }) => name === 'page')).toHaveLength(3), SOON)
  expect(collector.text).not.toContain(typed)
  expect(collector.text).not.toContain('127.0.0.1')
})

test('a trace that names no parent is begun anew, and one that was not chosen stays out of all parts', async () => {
  const before = collector.spans.length
  await ask(CENTERS, { traceparent: 'nonsense', 'x-request-id': 'of-a-new-trace-1' })
  const trace = 'a0000000000000000000000000000003'
  await ask(CENTERS, { traceparent: `00-${trace}-b000000000000003-00` })
  await vi.waitFor(() => {
    const made = collector.spans.slice(before)
    const page = made.find(({ attributes }) => attributes['carelane.request_id'] === 'of-a-new-trace-1')
    expect(page?.trace).toMatch(/^[0-9a-f]{32}$/)
  }, SOON)
  expect(spansOf(trace)).toEqual([])
})

test('a collector that is away costs visitors nothing and is said once', async () => {
  await collector.close()
  for (let at = 0; at < 5; at += 1) expect((await ask(CENTERS, {})).status).toBe(200)
  await vi.waitFor(async () => expect(await stack.log('site')).toContain('traces could not be sent'), SOON)
  expect((await ask('/ng/', {})).status).toBe(200)
  const lines = (await stack.log('site'))
    .split('\n')
    .filter((line) => line.includes('traces could not be sent'))
  expect(lines).toHaveLength(1)
})
