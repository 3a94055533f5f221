import { directionOf, regionTag, type CountryCode, type Locale } from '@carelane/countries'
import type { CountryInfoNew } from '@carelane/main-api'
import { getCountryInfo } from '@/content/country'
import type { Region } from './formats'

export interface Visit extends CountryInfoNew {
  lang: string
  country: CountryCode
  locale: Locale
  direction: 'ltr' | 'rtl'
  region: Region
}

export async function findVisit(lang: string): Promise<Visit | null> {
  const answer = await getCountryInfo(lang)
  if (!answer) return null
  const { shortName: country, locale, timeZone } = answer.countryInfo
  return {
    ...answer,
    lang,
    country,
    locale,
    direction: directionOf(locale),
    region: { tag: regionTag(country, locale), timeZone },
  }
}
