import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import type { CountryEntry } from '@carelane/main-api'
import type { Answer } from '../answer'
import { findCountries, type ListedCountry } from '../../queries/countries'

/** [7#15] */
export const countryTable: Answer<'countryTable'> = async (db) => ({
  result: { countries: toEntries(await findCountries(db), DEFAULT_LOCALE) },
  tags: ['countries'],
})

export function toEntries(countries: readonly ListedCountry[], locale: Locale): CountryEntry[] {
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(({ country, mcc, names, sections }) => {
      const english = names[DEFAULT_LOCALE] ?? country
      const nativeName = (sections[0] && names[sections[0].locale]) ?? english
      return {
        shortName: country,
        countryName: names[locale] ?? english,
        nativeName,
        mcc,
        languages: sections,
      }
    })
    .sort((one, other) => compare(one.countryName, other.countryName))
}
