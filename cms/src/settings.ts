import { databaseUrl, type Environment, readEnvironment } from '@carelane/config'
import { trustedProxies } from '@carelane/config/client-address'
import { resolve } from 'node:path'
import type { Role } from './access/roles'
import type { SubmissionsSite } from './submissions/site-client'
import { PREVIEW_VARIABLES, previewSettings, type PreviewSettings } from './preview/settings'

/** What is known of those who ask over HTTP. */
export interface Clients {
  isTrustedProxy(address: string): boolean
  /** By `CMS_URL`. */
  isHttps: boolean
}

export interface Settings {
  connectionString: string
  secret: string
  mediaDirectory: string
  logLevel: string
  clients: Clients
  secondFactorRoles: readonly Role[]
  preview?: PreviewSettings
  submissionsSite?: SubmissionsSite
}

export interface ServerSettings extends Settings {
  receivers: string[]
  publicationSecret: string
}

const CONTENT = ['DATABASE_URL', 'SESSION_SECRET', 'CARELANE_DATA_DIR', 'LOG_LEVEL'] as const

const CLIENTS = ['CMS_URL', 'TRUSTED_PROXIES', 'SECOND_FACTOR_ROLES'] as const

const NO_CLIENTS: Clients = { isTrustedProxy: () => false, isHttps: false }

/** @throws EnvironmentError */
export function readSettings(source?: Record<string, string | undefined>): Settings {
  return toSettings(readEnvironment(CONTENT, source))
}

export function readServerSettings(source?: Record<string, string | undefined>): ServerSettings {
  const environment = readEnvironment([...CONTENT, ...PREVIEW_VARIABLES, ...CLIENTS], source)
  return {
    ...toSettings(environment),
    clients: {
      isTrustedProxy: trustedProxies(environment.TRUSTED_PROXIES),
      isHttps: environment.CMS_URL.startsWith('https:'),
    },
    secondFactorRoles: environment.SECOND_FACTOR_ROLES,
    preview: previewSettings(environment),
    // All countries' hosts share a process, and so a cache.
    receivers: [environment.SITE_URL],
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
