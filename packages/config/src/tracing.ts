import type { Environment } from './environment'

type Variables = Pick<Environment, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>

/** @returns null where no collector is named */
export function tracingSettings({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Variables): { endpoint: string; share: number } | null {
  return endpoint === undefined ? null : { endpoint, share }
}
