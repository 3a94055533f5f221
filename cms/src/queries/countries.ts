import { type CountryCode, formatLang, isCountryCode, type Locale, parseLang } from '@carelane/countries'
import { type Database, rows } from '../database/query'

export interface ListedCountry {
  id: number
  country: CountryCode
  mcc: string | null
  sections: { locale: Locale; lang: string }[]
  names: Partial<Record<Locale, string>>
}

/** `global` first, then by code. */
export async function findCountries(db: Database): Promise<ListedCountry[]> {
  const found = await rows<Omit<ListedCountry, 'sections'> & { languages: Locale[] | null }>(
    db,
    `SELECT c.id, c.short_name AS country, c.mcc,
       (SELECT array_agg(l.value::text ORDER BY l."order") FROM country_languages l
         WHERE l.parent_id = c.id) AS languages,
       coalesce((SELECT jsonb_object_agg(n._locale, n.name) FROM countries_locales n
         WHERE n._parent_id = c.id AND n.name <> ''), '{}') AS names
     FROM countries c WHERE c.deleted_at IS NULL ORDER BY c.short_name <> 'global', c.short_name`,
    [],
  )
  return found.flatMap(({ languages, ...listed }) => {
    if (!languages || !isCountryCode(listed.country)) return []
    return [{ ...listed, sections: sectionsOf(listed.country, languages) }]
  })
}

/** `global` has room for one language [2.2#9]. */
export function sectionsOf(country: CountryCode, languages: readonly Locale[]): ListedCountry['sections'] {
  const [first, ...others] = languages
  if (!first) return []
  const offered = (): readonly [Locale, ...Locale[]] => [first, ...others]
  return offered()
    .map((locale) => ({ locale, lang: formatLang(country, locale, offered) }))
    .filter(({ lang }) => parseLang(lang, offered).ok)
}
