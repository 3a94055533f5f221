import { hreflang } from '@carelane/countries'
import type { Answer } from '../answer'
import { NotFound } from '../not-found'
import { findCountries, type ListedCountry } from '../queries/countries'
import { findPageAudience, type PageAudience } from '../queries/page-audience'

const EVERYBODY_ELSE = 'x-default'

/** [7#16] */
export const hrefLang: Answer<'hrefLang'> = async (db, { name, params }) => {
  const [audience, countries] = await Promise.all([findPageAudience(db, name, params), findCountries(db)])
  const result = countries.flatMap((country) => sectionsShowing(country, audience))
  const tags = ['countries' as const, ...audience.tags]
  if (result.length === 0) throw new NotFound('No country shows this page.', tags)
  return { result: [...result, ...forEverybodyElse(result)], tags }
}

type Entry = Awaited<ReturnType<typeof hrefLang>>['result'][number]

function sectionsShowing({ id, country, sections }: ListedCountry, audience: PageAudience): Entry[] {
  return sections.flatMap(({ lang, locale }): Entry[] => {
    const entry = { shortName: lang, hreflang: hreflang(country, locale) }
    if (!audience.sections) return [entry]
    const shown = audience.sections.find((each) => each.countryId === id && each.locale === locale)
    if (!shown) return []
    return [shown.key === null ? entry : { ...entry, key: shown.key }]
  })
}

function forEverybodyElse(entries: readonly Entry[]): Entry[] {
  if (entries.some((entry) => entry.hreflang === EVERYBODY_ELSE)) return []
  const english = entries.find((entry) => /^en\b/.test(entry.hreflang)) ?? entries[0]
  return english ? [{ ...english, hreflang: EVERYBODY_ELSE }] : []
}
