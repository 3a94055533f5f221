import { hreflang } from '@carelane/countries'
import type { HrefLangs } from '@carelane/main-api'
import type { Answer } from '../answer'
import { NotFound } from '../../queries/not-found'
import { findCountries, type ListedCountry } from '../../queries/countries'
import { findPageAudience, type PageAudience } from '../../queries/page-audience'

const EVERYBODY_ELSE = 'x-default'

/** [7#16] */
export const hrefLang: Answer<'hrefLang'> = async (db, { name, params }) => {
  const [audience, countries] = await Promise.all([findPageAudience(db, name, params), findCountries(db)])
  const result = alternatesOf(countries, audience)
  const tags = ['countries' as const, ...audience.tags]
  if (result.length === 0) throw new NotFound('No country shows this page.', tags)
  return { result, tags }
}

export function alternatesOf(
  countries: readonly ListedCountry[],
  { sections }: Pick<PageAudience, 'sections'>,
): HrefLangs {
  const entries = countries.flatMap((country) => sectionsShowing(country, sections))
  return [...entries, ...forEverybodyElse(entries)]
}

function sectionsShowing(
  { id, country, sections }: ListedCountry,
  audience: PageAudience['sections'],
): HrefLangs {
  const own = audience?.filter(({ countryId }) => countryId === id)
  if (own?.length === 0) return []
  return sections.flatMap(({ lang, locale }): HrefLangs => {
    const shown = own?.find((each) => each.locale === locale)
    if (own && !shown) return []
    const key = shown?.key ?? null
    return [{ shortName: lang, hreflang: hreflang(country, locale), ...(key !== null && { key }) }]
  })
}

function forEverybodyElse(entries: HrefLangs): HrefLangs {
  if (entries.some((entry) => entry.hreflang === EVERYBODY_ELSE)) return []
  const english = entries.find((entry) => /^en\b/.test(entry.hreflang)) ?? entries[0]
  return english ? [{ ...english, hreflang: EVERYBODY_ELSE }] : []
}
