import { SPECIAL_COUNTRIES, type CountryCode } from '@carelane/countries'

/** Where a device is fetched and brought back; the specification names no cities, so these are an example. */
const DELIVERY_CITIES: Partial<Record<CountryCode, readonly string[]>> = {
  ng: ['Lagos', 'Abuja', 'Port Harcourt', 'Ibadan', 'Kano', 'Benin City', 'Enugu', 'Kaduna'],
}

/** India has an app host of its own [3#17], [9#11]. */
const APP_URLS: Partial<Record<CountryCode, string>> = { in: 'https://app.in.carelane.example/' }

/** [9#14] is for many countries. These are samples: nobody's account has such an id. */
const MEASURED: readonly CountryCode[] = [
  'ng',
  'ke',
  'gh',
  'pk',
  'in',
  'bd',
  'ph',
  'id',
  'th',
  'eg',
  'sa',
  'br',
  'mx',
  'ru',
]

export interface SiteExtras {
  deliveryCities?: { name: { en: string } }[]
  appUrl?: string
  analyticsId?: string
  /** [3#16], [9#10] */
  isSpecial: boolean
}

/** What came to the countries after the first seeds had made them. */
export function siteExtrasOf(code: CountryCode): SiteExtras {
  const cities = DELIVERY_CITIES[code]
  const appUrl = APP_URLS[code]
  return {
    ...(cities && { deliveryCities: cities.map((en) => ({ name: { en } })) }),
    ...(appUrl && { appUrl }),
    ...(MEASURED.includes(code) && { analyticsId: `G-SAMPLE-${code.toUpperCase()}` }),
    isSpecial: SPECIAL_COUNTRIES.includes(code),
  }
}

/** Whether a country has any of them. */
export function hasSiteExtras(code: CountryCode): boolean {
  const { isSpecial, ...others } = siteExtrasOf(code)
  return isSpecial || Object.keys(others).length > 0
}
