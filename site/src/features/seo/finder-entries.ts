import type { CountryCode } from '@carelane/countries'
import type { SiteMap } from '@carelane/main-api'
import { getFaultFinders } from '@/content/fault-finders'
import { hrefBelow } from '@/links/href'
import { sectionsOfCountry } from './country-entries'
import type { SiteMapEntry } from './site-map-entries'

/** The trees of questions that a country shows. */
export async function finderEntries(country: CountryCode, siteMap: SiteMap): Promise<SiteMapEntry[]> {
  const sections = sectionsOfCountry(country, siteMap)
  const list = sections && (await getFaultFinders(sections.first.lang))
  return sections && list
    ? list.finders.map(({ slug }) => sections.entry((lang) => hrefBelow(lang, 'find-the-fault', slug)))
    : []
}
