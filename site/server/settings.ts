import { checkEnvironment, readEnvironment, tracingSettings, type VariableName } from '@carelane/config'
import { resolve } from 'node:path'
import { hostTable, type HostTable } from '@/routing/hosts'
import type { MetricsAddress } from '@carelane/metrics'
import type { TracingSettings } from '@carelane/tracing/start'
import { trustedProxies } from '@carelane/config/client-address'

export interface ServerSettings {
  readonly port: number
  /** On that port, of this machine. */
  readonly processes: number
  /** Null: nobody looks. */
  readonly metrics: MetricsAddress | null
  /** Null: nobody looks. */
  readonly tracing: TracingSettings | null
  readonly hosts: HostTable
  readonly serviceBrand: string
  readonly cmsUrl: string
  /** As the cms reaches this machine; null: the cms has it from its own configuration. */
  readonly address: string | null
  readonly publicationSecret: string
  readonly pageCacheEntries: number
  /** Null: in memory alone. */
  readonly pageCacheFolder: string | null
  readonly isOffline: boolean
  readonly logLevel: string
  readonly isTrustedProxy: (address: string) => boolean
  /** Lower case; null without a proxy that sends it. */
  readonly countryHeader: string | null
  readonly countryDatabase: string | null
  readonly redirectHosts: ReadonlySet<string>
  readonly analyticsHosts: readonly string[]
  readonly mapHosts: readonly string[]
  readonly loginHosts: readonly string[]
  /** An address: mailto:, tel: or https: */
  readonly securityContact: string
}

const REQUIRED = [
  'SITE_PORT',
  'SITE_PROCESSES',
  'SITE_METRICS_PORT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'SITE_URL',
  'INDIA_SITE_URL',
  'RUSSIA_SITE_URL',
  'CMS_URL',
  'SITE_ADDRESS',
  'SERVICE_BRAND',
  'PUBLICATION_SECRET',
  'PAGE_CACHE_ENTRIES',
  'PAGE_CACHE_DIR',
  'OFFLINE_PAGES',
  'LOG_LEVEL',
  'TRUSTED_PROXIES',
  'COUNTRY_HEADER',
  'COUNTRY_DATABASE',
  'REDIRECT_HOSTS',
  'SECURITY_CONTACT',
  'ANALYTICS_SCRIPT',
  'ANALYTICS_HOSTS',
  // Checked here so that mistakes show at the start.
  'SESSION_SECRET',
  'SUBMISSION_KEYS',
  'SUBMISSION_DAYS',
  'REDIS_URL',
  'MAP_STYLE_URL',
  'LOGIN_URL',
  'INDIA_LOGIN_URL',
  'LOGIN_CLIENT_ID',
  'LOGIN_APP_ID',
  'AICC_URL',
  'AI_BASE_URL',
  'AI_MODEL',
  'AI_API_KEY',
] as const satisfies VariableName[]

/** @throws EnvironmentError naming every bad variable */
export function readSettings(): ServerSettings {
  checkEnvironment(REQUIRED)
  const environment = readEnvironment(REQUIRED)
  return {
    port: environment.SITE_PORT,
    processes: environment.SITE_PROCESSES,
    metrics:
      environment.SITE_METRICS_PORT === undefined
        ? null
        : { host: environment.METRICS_HOST, port: environment.SITE_METRICS_PORT },
    tracing: tracingSettings(environment),
    hosts: hostTable(environment),
    serviceBrand: environment.SERVICE_BRAND,
    cmsUrl: environment.CMS_URL,
    address: environment.SITE_ADDRESS ?? null,
    publicationSecret: environment.PUBLICATION_SECRET,
    pageCacheEntries: environment.PAGE_CACHE_ENTRIES,
    pageCacheFolder: environment.PAGE_CACHE_DIR === 'off' ? null : resolve(environment.PAGE_CACHE_DIR),
    isOffline: environment.OFFLINE_PAGES === 'on',
    logLevel: environment.LOG_LEVEL,
    isTrustedProxy: trustedProxies(environment.TRUSTED_PROXIES),
    countryHeader: environment.COUNTRY_HEADER ?? null,
    countryDatabase: environment.COUNTRY_DATABASE ?? null,
    redirectHosts: new Set(environment.REDIRECT_HOSTS),
    analyticsHosts: environment.ANALYTICS_SCRIPT
      ? [new URL(environment.ANALYTICS_SCRIPT).origin, ...environment.ANALYTICS_HOSTS]
      : [],
    securityContact:
      environment.SECURITY_CONTACT ?? `mailto:security@${new URL(environment.SITE_URL).hostname}`,
    loginHosts: [environment.LOGIN_URL, environment.INDIA_LOGIN_URL].map((url) => new URL(url).origin),
    mapHosts: environment.MAP_STYLE_URL ? [new URL(environment.MAP_STYLE_URL).origin] : [],
  }
}
