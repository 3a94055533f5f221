import { readEnvironment, type Environment } from '@carelane/config'

const USED = [
  'NODE_ENV',
  'LOG_LEVEL',
  'SITE_PORT',
  'SITE_URL',
  'CMS_URL',
  'INDIA_SITE_URL',
  'RUSSIA_SITE_URL',
  'TRUSTED_PROXIES',
  'PUBLICATION_SECRET',
  'PAGE_CACHE_ENTRIES',
] as const

let read: Pick<Environment, (typeof USED)[number]> | undefined

/**
 * The environment of the site, read at its first use: the build has none.
 * @throws EnvironmentError naming every variable that is missing or wrong
 */
export function environment(): Pick<Environment, (typeof USED)[number]> {
  return (read ??= readEnvironment(USED))
}
