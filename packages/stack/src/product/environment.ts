import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { SANDBOX_FOLDER } from '../root.mjs'
import type { ProductOptions } from './options'

const keysSchema = z.record(z.string(), z.string())

export function partsEnvironment(
  options: Pick<
    ProductOptions,
    'ports' | 'secrets' | 'environment' | 'development' | 'dataFolder' | 'databasePrefix'
  >,
  serverUrl: string,
): Record<string, string> {
  const { ports, secrets, environment } = options
  const live = environment.AFTER_SALES_URL
    ? {}
    : { ...sandboxKeys(), MESSAGES_URL: `http://localhost:${ports.sandbox}/messages` }
  const site = `localhost:${ports.site}`
  const all: Record<string, string | undefined> = {
    ...live,
    AFTER_SALES_URL: `http://localhost:${ports.sandbox}`,
    LOGIN_URL: `http://localhost:${ports.sandbox}`,
    // Another host than above, so that both are covered.
    INDIA_LOGIN_URL: `http://127.0.0.1:${ports.sandbox}`,
    SITE_URL: `http://${site}`,
    INDIA_SITE_URL: `http://in.${site}`,
    RUSSIA_SITE_URL: `http://ru.${site}`,
    CMS_URL: `http://localhost:${ports.cms}`,
    PUBLICATION_SECRET: secrets.publicationSecret,
    SESSION_SECRET: secrets.sessionSecret,
    PAGE_CACHE_DIR: path.join(options.dataFolder, 'pages'),
    NEXT_TELEMETRY_DISABLED: '1',
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    NODE_ENV: options.development ? 'development' : 'production',
    SITE_PORT: String(ports.site),
    CMS_PORT: String(ports.cms),
    SANDBOX_PORT: String(ports.sandbox),
    CARELANE_DATA_DIR: options.dataFolder,
    CARELANE_DATABASE_PREFIX: options.databasePrefix,
    DATABASE_URL: serverUrl,
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function sandboxKeys(): Record<string, string> {
  const file = path.join(SANDBOX_FOLDER, 'src/throw-away-keys.json')
  return keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
