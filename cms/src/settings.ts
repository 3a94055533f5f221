import {
  databaseUrl,
  type Environment,
  EnvironmentError,
  readEnvironment,
  REGISTERED,
  tracingSettings,
} from '@carelane/config'
import type { MetricsAddress } from '@carelane/metrics'
import type { TracingSettings } from '@carelane/tracing/start'
import { trustedProxies } from '@carelane/config/client-address'
import { resolve } from 'node:path'
import type { EdgeTokens } from './publications/sender/edges/edge-driver'
import type { Role } from './access/roles'
import type { SubmissionsSite } from './submissions/site-client'
import { PREVIEW_VARIABLES, previewSettings, type PreviewSettings } from './preview/settings'

/** What is known of those who ask over HTTP. */
export interface Clients {
  isTrustedProxy(address: string): boolean
  /** By `CMS_URL`, as is the next. */
  isHttps: boolean
  /** To which passkeys belong, whatever host a request names. */
  origin: string
}

export interface SingleSignOnSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** On the button. */
  name: string
  /** Where the provider leads back to. */
  callbackUrl: string
}

export interface Settings {
  /** To PostgreSQL itself: what listens, or holds a lock or a setting for longer than a transaction, needs it. */
  connectionString: string
  /** Of all other statements. */
  pooledConnectionString?: string
  secret: string
  mediaDirectory: string
  logLevel: string
  clients: Clients
  secondFactorRoles: readonly Role[]
  singleSignOn?: SingleSignOnSettings | undefined
  preview?: PreviewSettings
  submissionsSite?: SubmissionsSite
  /** Processes of the site say themselves where they are, in calls that this signs. */
  registration?: { secret: string } | undefined
}

export interface MailSettings {
  url: string
  from: string
}

export interface ServerSettings extends Settings {
  /** Null without a mail server: then nobody is mailed. */
  mail: MailSettings | null
  /** Null: nobody looks. */
  metrics: MetricsAddress | null
  /** Null: nobody looks. */
  tracing: TracingSettings | null
  /** Named by configuration. */
  receivers: string[]
  edgeTokens: EdgeTokens
  publicationSecret: string
}

const CONTENT = ['DATABASE_URL', 'SESSION_SECRET', 'CARELANE_DATA_DIR', 'LOG_LEVEL'] as const

const CLIENTS = ['CMS_URL', 'TRUSTED_PROXIES', 'SECOND_FACTOR_ROLES'] as const

const SIGN_ON = ['SIGN_ON_ISSUER', 'SIGN_ON_CLIENT_ID', 'SIGN_ON_CLIENT_SECRET', 'SIGN_ON_NAME'] as const

const SITES = ['SITE_RECEIVERS', 'EDGE_RECEIVERS', 'FASTLY_TOKEN', 'CLOUDFLARE_TOKEN'] as const

const POOL = ['DATABASE_POOL_URL'] as const

const MAIL = ['SMTP_URL', 'MAIL_FROM'] as const

const METRICS = ['CMS_METRICS_PORT', 'METRICS_HOST'] as const

const TRACES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const

const NO_CLIENTS: Clients = {
  isTrustedProxy: () => false,
  isHttps: false,
  origin: 'http://localhost',
}

/** @throws EnvironmentError */
export function readSettings(source?: Record<string, string | undefined>): Settings {
  return toSettings(readEnvironment(CONTENT, source))
}

export function readServerSettings(source?: Record<string, string | undefined>): ServerSettings {
  const environment = readEnvironment(
    [
      ...CONTENT,
      ...PREVIEW_VARIABLES,
      ...CLIENTS,
      ...SIGN_ON,
      ...METRICS,
      ...TRACES,
      ...SITES,
      ...POOL,
      ...MAIL,
    ],
    source,
  )
  const { CMS_METRICS_PORT: port, METRICS_HOST: host, SMTP_URL: url, MAIL_FROM: from } = environment
  return {
    ...toSettings(environment),
    metrics: port === undefined ? null : { host, port },
    tracing: tracingSettings(environment),
    mail: url === undefined || from === undefined ? null : { url, from },
    clients: {
      isTrustedProxy: trustedProxies(environment.TRUSTED_PROXIES),
      isHttps: environment.CMS_URL.startsWith('https:'),
      origin: new URL(environment.CMS_URL).origin,
    },
    secondFactorRoles: environment.SECOND_FACTOR_ROLES,
    singleSignOn: singleSignOnSettings(environment),
    ...(environment.DATABASE_POOL_URL && {
      pooledConnectionString: databaseUrl(environment.DATABASE_POOL_URL, 'carelane_cms'),
    }),
    preview: previewSettings(environment),
    receivers: [...namedSites(environment), ...environment.EDGE_RECEIVERS],
    registration:
      environment.SITE_RECEIVERS === REGISTERED ? { secret: environment.PUBLICATION_SECRET } : undefined,
    edgeTokens: edgeTokens(environment),
    publicationSecret: environment.PUBLICATION_SECRET,
    submissionsSite: { origin: environment.SITE_URL, secret: environment.PUBLICATION_SECRET },
  }
}

/** Builds connect to nothing. */
export const OFFLINE_SETTINGS: Settings = {
  connectionString: 'postgres://offline.invalid/none',
  secret: 'no session is made while building',
  mediaDirectory: 'media',
  logLevel: 'info',
  clients: NO_CLIENTS,
  secondFactorRoles: [],
}

function toSettings(environment: Pick<Environment, (typeof CONTENT)[number]>): Settings {
  return {
    connectionString: databaseUrl(environment.DATABASE_URL, 'carelane_cms'),
    secret: environment.SESSION_SECRET,
    mediaDirectory: resolve(environment.CARELANE_DATA_DIR, 'media'),
    logLevel: environment.LOG_LEVEL,
    clients: NO_CLIENTS,
    secondFactorRoles: [],
  }
}

/** All countries' hosts share a process, and so a cache. */
function namedSites({
  SITE_RECEIVERS: sites,
  SITE_URL,
}: Pick<Environment, 'SITE_RECEIVERS' | 'SITE_URL'>): string[] {
  return sites === REGISTERED ? [] : (sites ?? [SITE_URL])
}

function edgeTokens({
  EDGE_RECEIVERS: edges,
  FASTLY_TOKEN: fastly,
  CLOUDFLARE_TOKEN: cloudflare,
}: Pick<Environment, 'EDGE_RECEIVERS' | 'FASTLY_TOKEN' | 'CLOUDFLARE_TOKEN'>): EdgeTokens {
  const lacks = (scheme: string, token: string | undefined) =>
    token === undefined && edges.some((edge) => edge.startsWith(scheme))
  if (lacks('fastly+', fastly)) throw new EnvironmentError('EDGE_RECEIVERS with fastly+ needs FASTLY_TOKEN.')
  if (lacks('cloudflare+', cloudflare))
    throw new EnvironmentError('EDGE_RECEIVERS with cloudflare+ needs CLOUDFLARE_TOKEN.')
  return { fastly, cloudflare }
}

function singleSignOnSettings({
  CMS_URL,
  SIGN_ON_ISSUER: issuer,
  SIGN_ON_CLIENT_ID: clientId,
  SIGN_ON_CLIENT_SECRET: clientSecret,
  SIGN_ON_NAME: name,
}: Pick<Environment, 'CMS_URL' | (typeof SIGN_ON)[number]>): SingleSignOnSettings | undefined {
  if (issuer === undefined) return undefined
  if (clientId === undefined || clientSecret === undefined)
    throw new EnvironmentError('SIGN_ON_ISSUER needs SIGN_ON_CLIENT_ID and SIGN_ON_CLIENT_SECRET.')
  const callbackUrl = `${CMS_URL}/api/users/sign-on/callback`
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).host, callbackUrl }
}
