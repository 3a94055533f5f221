import { countryOf, type CountryCode } from '@carelane/countries'
import { environment } from '@/platform/environment'

export function originOf(country: CountryCode): string {
  const { SITE_URL, INDIA_SITE_URL, RUSSIA_SITE_URL } = environment()
  const origins = { main: SITE_URL, india: INDIA_SITE_URL, russia: RUSSIA_SITE_URL }
  return origins[countryOf(country).host]
}
