import { type CountryCode, type Locale, LOCALES, parseLang } from '@carelane/countries'
import { type Database, rows } from '../database/query'
import { NotFound } from './not-found'
import { sectionsOf } from './countries'

export interface Edition {
  countryId: number
  country: CountryCode
  lang: string
  locale: Locale
  languages: { locale: Locale; lang: string }[]
}

/** @throws NotFound */
export async function findEdition(db: Database, lang: string): Promise<Edition> {
  const named = parseLang(lang, () => LOCALES)
  if (!named.ok) throw new NotFound(`There is no country “${lang}”.`, ['countries'])
  const { country } = named
  const [found] = await rows<{ id: number; languages: Locale[] | null }>(
    db,
    `SELECT c.id, (SELECT array_agg(l.value::text ORDER BY l."order") FROM country_languages l
       WHERE l.parent_id = c.id) AS languages
     FROM countries c WHERE c.short_name = $1 AND c.deleted_at IS NULL`,
    [country],
  )
  const [first, ...others] = found?.languages ?? []
  if (!found || !first) throw new NotFound(`There is no country “${country}”.`, ['countries'])
  const offered = (): readonly [Locale, ...Locale[]] => [first, ...others]
  const edition = parseLang(lang, offered)
  if (!edition.ok)
    throw new NotFound(`“${country}” has no such language.`, ['countries', `country:${country}`])
  return {
    countryId: found.id,
    country,
    lang,
    locale: edition.locale,
    languages: sectionsOf(country, offered()),
  }
}
