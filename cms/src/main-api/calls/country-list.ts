import type { Answer } from '../answer'
import { findCountries } from '../../queries/countries'
import { findEdition } from '../../queries/edition'
import { toEntries } from './country-table'

/** [7#17] */
export const countryList: Answer<'countryList'> = async (db, { shortName }) => {
  const { locale } = await findEdition(db, shortName)
  return { result: { countries: toEntries(await findCountries(db), locale) }, tags: ['countries'] }
}
