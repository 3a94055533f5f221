import { countryOf, formatLang, type CountryCode, type Locale } from '@carelane/countries'
import { rows, type Database } from '../database/query'
import type { PreviewedDocument } from './previewed-collections'

/** A section of the site: a country in one of its languages. */
export interface Edition {
  countryId: number
  country: CountryCode
  locale: Locale
  lang: string
  /** In English, as the lists of the admin: `Nigeria, English`. */
  name: string
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** The sections that a document is for: those of its countries, or all; each country's own language first. */
export async function editionsOf(db: Database, document: PreviewedDocument): Promise<Edition[]> {
  const countries = countriesOf(document)
  const found = await rows<{ id: number; country: CountryCode; languages: [Locale, ...Locale[]] }>(
    db,
    `SELECT c.id, c.short_name AS country, (SELECT array_agg(l.value::text ORDER BY l."order")
       FROM country_languages l WHERE l.parent_id = c.id) AS languages
     FROM countries c WHERE c.deleted_at IS NULL AND ($1::int[] IS NULL OR c.id = ANY($1))
       AND EXISTS (SELECT FROM country_languages l WHERE l.parent_id = c.id)
     ORDER BY c.short_name <> 'global', c.short_name`,
    [countries],
  )
  return found.flatMap(({ id, country, languages }) =>
    languages.map((locale) => ({
      countryId: id,
      country,
      locale,
      lang: formatLang(country, locale, () => languages),
      name: `${countryOf(country).name}, ${languageNames.of(locale)}`,
    })),
  )
}

/** The ids of the countries that a document names; null where it is for all. A menu has one country. */
function countriesOf({ allCountries, countries, country }: PreviewedDocument): number[] | null {
  if (country) return [idOf(country as Reference)]
  if (allCountries === true || !Array.isArray(countries)) return null
  return countries.map(idOf)
}

type Reference = number | { id: number }

function idOf(country: Reference): number {
  return typeof country === 'object' ? country.id : country
}
