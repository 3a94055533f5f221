import { expect, test } from 'vitest'
import { readEnvironment } from './environment'
import { tracingSettings } from './tracing'

const VARIABLES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const

const read = (source: Record<string, string>) => tracingSettings(readEnvironment(VARIABLES, source))

test('without a collector nothing is traced', () => {
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeNull()
})

test('one request in twenty is traced, or the share that is set', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/'
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ endpoint: 'http://collector:4318', share: 0.05 })
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '1' })?.share).toBe(1)
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be an address'],
  [{ OTEL_TRACES_SAMPLER_ARG: '5' }, 'must be a number from 0 to 1'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'must be a number from 0 to 1'],
])('%j is refused with what it must be', (source, message) => {
  expect(() => read(source)).toThrow(message)
})
