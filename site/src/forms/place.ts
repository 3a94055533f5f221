import { countryOf, htmlLang, parseLang, type CountryCode, type Locale } from '@carelane/countries'
import type { Region } from '@/i18n/formats'
import { findVisit } from '@/i18n/find-visit'

/** Where a check is made, and how its answer is written. */
export interface Place {
  lang: string
  country: CountryCode
  locale: Locale
  region: Region
}

/**
 * Reads `{lang}` as a form sends it; null where it names nothing. The country table answers for what it knows,
 * so that a check does not need the cms.
 */
export async function placeOf(lang: string): Promise<Place | null> {
  const parsed = parseLang(lang)
  if (!parsed.ok) return parsed.reason === 'language-not-offered' ? findVisit(lang) : null
  const { country, locale } = parsed
  return {
    lang,
    country,
    locale,
    region: { tag: htmlLang(country, locale), timeZone: countryOf(country).timeZone },
  }
}
