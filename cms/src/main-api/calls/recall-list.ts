import { countryTag, documentTag, linesOf, parseNumberRange, type Recall } from '@carelane/main-api'
import { findEdition } from '../../queries/edition'
import { findRecalls, type RecallRow } from '../../queries/recalls'
import type { Answer } from '../answer'

export const recallList: Answer<'recallList'> = async (db, { shortName }) => {
  const edition = await findEdition(db, shortName)
  const found = await findRecalls(db, edition)
  const documents = found.map(({ id }) => documentTag('recalls', id))
  // The country's time zone decides which count today.
  return {
    result: { recalls: found.map(asRecall) },
    tags: ['recalls', countryTag(edition.country), ...documents],
  }
}

function asRecall({ models, numbers, updatedAt, ...row }: RecallRow): Recall {
  return {
    ...row,
    models: linesOf(models),
    ranges: linesOf(numbers).flatMap((line) => parseNumberRange(line) ?? []),
    updatedAt: updatedAt.toISOString(),
  }
}
