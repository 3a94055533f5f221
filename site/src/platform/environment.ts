import { readEnvironment, type Environment } from '@carelane/config'

const USED = [
  'SITE_URL',
  'CMS_URL',
  'INDIA_SITE_URL',
  'RUSSIA_SITE_URL',
  'PUBLICATION_SECRET',
  'ANALYTICS_SCRIPT',
  'SERVICE_BRAND',
  'BRAND_COLOR',
  'MAP_STYLE_URL',
] as const

let cached: Pick<Environment, (typeof USED)[number]> | undefined

/**
 * Lazy: the build has none.
 * @throws EnvironmentError
 */
export function environment(): Pick<Environment, (typeof USED)[number]> {
  return (cached ??= readEnvironment(USED))
}
