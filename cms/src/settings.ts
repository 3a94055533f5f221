import { databaseUrl, readEnvironment } from '@carelane/config'
import { resolve } from 'node:path'

/** What the cms needs to know of where it runs. */
export interface Settings {
  connectionString: string
  secret: string
  mediaDirectory: string
  logLevel: string
}

/**
 * @throws EnvironmentError naming every variable that is missing or wrong.
 */
export function readSettings(source?: Record<string, string | undefined>): Settings {
  const environment = readEnvironment(
    ['DATABASE_URL', 'SESSION_SECRET', 'CARELANE_DATA_DIR', 'LOG_LEVEL'],
    source,
  )
  return {
    connectionString: databaseUrl(environment.DATABASE_URL, 'carelane_cms'),
    secret: environment.SESSION_SECRET,
    mediaDirectory: resolve(environment.CARELANE_DATA_DIR, 'media'),
    logLevel: environment.LOG_LEVEL,
  }
}

/** For a build and for generated files: nothing connects, signs or stores. */
export const OFFLINE_SETTINGS: Settings = {
  connectionString: 'postgres://offline.invalid/none',
  secret: 'no session is made while building',
  mediaDirectory: 'media',
  logLevel: 'info',
}
