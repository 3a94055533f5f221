import { databaseUrl, type Environment, readEnvironment } from '@carelane/config'
import { resolve } from 'node:path'
import type { SubmissionsSite } from './submissions/site-client'
import { PREVIEW_VARIABLES, previewSettings, type PreviewSettings } from './preview/settings'

export interface Settings {
  connectionString: string
  secret: string
  mediaDirectory: string
  logLevel: string
  preview?: PreviewSettings
  submissionsSite?: SubmissionsSite
}

export interface ServerSettings extends Settings {
  receivers: string[]
  publicationSecret: string
}

const CONTENT = ['DATABASE_URL', 'SESSION_SECRET', 'CARELANE_DATA_DIR', 'LOG_LEVEL'] as const

/** @throws EnvironmentError */
export function readSettings(source?: Record<string, string | undefined>): Settings {
  return toSettings(readEnvironment(CONTENT, source))
}

export function readServerSettings(source?: Record<string, string | undefined>): ServerSettings {
  const environment = readEnvironment([...CONTENT, ...PREVIEW_VARIABLES], source)
  return {
    ...toSettings(environment),
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
}

function toSettings(environment: Pick<Environment, (typeof CONTENT)[number]>): Settings {
  return {
    connectionString: databaseUrl(environment.DATABASE_URL, 'carelane_cms'),
    secret: environment.SESSION_SECRET,
    mediaDirectory: resolve(environment.CARELANE_DATA_DIR, 'media'),
    logLevel: environment.LOG_LEVEL,
  }
}
