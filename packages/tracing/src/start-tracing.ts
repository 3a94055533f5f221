import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import { withoutPersonalData } from './without-personal-data'

export interface TracingSettings {
  /** Of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
  /** Of requests, 0 to 1. */
  readonly share: number
}

export interface Tracing {
  /** Sends what is left. */
  stop: () => Promise<void>
}

const SAY_AGAIN_MS = 60_000

/**
 * For all of this process, Next's own spans included. Headers for the collector come from `OTEL_EXPORTER_OTLP_HEADERS`.
 * @param onFailure told at most once a minute, of a collector that is away
 */
export function startTracing(
  service: string,
  { endpoint, share }: TracingSettings,
  onFailure: (error: unknown) => void,
): Tracing {
  let saidAt = -Infinity
  setGlobalErrorHandler((error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return
    saidAt = performance.now()
    onFailure(error)
  })
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: cleaned(exporter), exportTimeoutMillis: 5000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return { stop: () => provider.shutdown() }
}

function cleaned(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutPersonalData), done),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
