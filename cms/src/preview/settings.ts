import type { Environment } from '@carelane/config'
import { countryOf, type CountryCode } from '@carelane/countries'

export interface PreviewSettings {
  secret: string
  siteOf(country: CountryCode): string
}

export const PREVIEW_VARIABLES = [
  'PUBLICATION_SECRET',
  'SITE_URL',
  'INDIA_SITE_URL',
  'RUSSIA_SITE_URL',
] as const

export function previewSettings(
  environment: Pick<Environment, (typeof PREVIEW_VARIABLES)[number]>,
): PreviewSettings {
  const { PUBLICATION_SECRET, SITE_URL, INDIA_SITE_URL, RUSSIA_SITE_URL } = environment
  const origins = { main: SITE_URL, india: INDIA_SITE_URL, russia: RUSSIA_SITE_URL }
  return { secret: PUBLICATION_SECRET, siteOf: (country) => origins[countryOf(country).host] }
}
