import { countryOf, formatLang, type CountryCode, type Locale } from '@carelane/countries'
import type { Database } from '../database/query'
import { findSections } from '../queries/sections'
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
  const found = await findSections(db, countries)
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
