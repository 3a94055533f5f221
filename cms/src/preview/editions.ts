import { countryOf, formatLang, type CountryCode, type Locale } from '@carelane/countries'
import type { Database } from '../database/query'
import { findSections } from '../queries/sections'
import type { PreviewedDocument } from './previewed-collections'

export interface Edition {
  countryId: number
  country: CountryCode
  locale: Locale
  lang: string
  /** `Nigeria, English` */
  name: string
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

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

function countriesOf({ allCountries, countries, country }: PreviewedDocument): number[] | null {
  if (country) return [idOf(country as Reference)]
  if (allCountries === true || !Array.isArray(countries)) return null
  return countries.map(idOf)
}

type Reference = number | { id: number }

function idOf(country: Reference): number {
  return typeof country === 'object' ? country.id : country
}
