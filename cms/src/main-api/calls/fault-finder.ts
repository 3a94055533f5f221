import { countryTag, documentTag, type FaultFinder, type Tag } from '@carelane/main-api'
import { findEdition } from '../../queries/edition'
import { findFaultFinder } from '../../queries/fault-finders'
import { findLinkedArticles } from '../../queries/linked-articles'
import { NotFound } from '../../queries/not-found'
import type { Answer } from '../answer'
import { inOneLanguage } from '../fault-finder-text'

export const faultFinder: Answer<'faultFinder'> = async (db, { shortName, slug }) => {
  const edition = await findEdition(db, shortName)
  // A publication may give the country its own.
  const around: Tag[] = ['fault-finders', countryTag(edition.country)]
  const found = await findFaultFinder(db, edition, slug)
  const ids = (found?.steps ?? []).flatMap(({ articleId }) => articleId ?? [])
  const { articles, tags } = await findLinkedArticles(db, edition, ids)
  const result: FaultFinder | null = found && inOneLanguage(found, edition.locale, articles)
  if (!result) throw new NotFound('There is no such tree here.', around)
  return { result, tags: [...around, documentTag('fault-finders', result.id), ...tags] }
}
