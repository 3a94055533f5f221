import { countryOf, parseLang, regionTag, type CountryCode, type Locale } from '@carelane/countries'
import type { Region } from '@/i18n/formats'
import { findVisit } from '@/i18n/find-visit'

export interface SiteSection {
  lang: string
  country: CountryCode
  locale: Locale
  region: Region
}

/** Without the cms. */
export async function findSiteSection(lang: string): Promise<SiteSection | null> {
  const parsed = parseLang(lang)
  if (!parsed.ok) return parsed.reason === 'language-not-offered' ? findVisit(lang) : null
  const { country, locale } = parsed
  return {
    lang,
    country,
    locale,
    region: { tag: regionTag(country, locale), timeZone: countryOf(country).timeZone },
  }
}
