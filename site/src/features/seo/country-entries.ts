import { LOCALES, parseLang, type CountryCode, type Locale } from '@carelane/countries'
import type { SiteMap } from '@carelane/main-api'
import type { SiteMapEntry } from './site-map-entries'

interface CountrySections {
  first: { lang: string; locale: Locale }
  /** One page, with its like in each language of the country, of which the first is for all others. */
  entry: (pathIn: (lang: string) => string) => SiteMapEntry
}

/** For pages that other countries have in another way. Null without a section. */
export function sectionsOfCountry(country: CountryCode, { audiences }: SiteMap): CountrySections | null {
  const sections = (audiences[0] ?? []).flatMap(({ shortName, hreflang }) => {
    const parsed = parseLang(shortName, () => LOCALES)
    return parsed.ok && parsed.country === country
      ? [{ lang: shortName, hreflang, locale: parsed.locale }]
      : []
  })
  const [first] = sections
  if (!first) return null
  const named = sections.filter(({ hreflang }) => hreflang !== 'x-default')
  return {
    first,
    entry: (pathIn) => ({
      updatedAt: undefined,
      alternates: [...named, { ...first, hreflang: 'x-default' }].map(({ lang, hreflang }) => ({
        lang,
        hreflang,
        path: pathIn(lang),
      })),
    }),
  }
}
