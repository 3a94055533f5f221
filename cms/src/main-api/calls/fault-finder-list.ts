import { countryTag, documentTag } from '@carelane/main-api'
import { findEdition } from '../../queries/edition'
import { findFaultFinders } from '../../queries/fault-finders'
import type { Answer } from '../answer'

export const faultFinderList: Answer<'faultFinderList'> = async (db, { shortName }) => {
  const edition = await findEdition(db, shortName)
  const finders = await findFaultFinders(db, edition)
  const documents = finders.map(({ id }) => documentTag('fault-finders', id))
  return { result: { finders }, tags: ['fault-finders', countryTag(edition.country), ...documents] }
}
