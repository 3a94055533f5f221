import { findPassages } from '../../search/assistant/find-passages'
import { SOURCES } from '../../queries/search-sources/sources'
import type { Answer } from '../answer'
import { findEdition } from '../../queries/edition'

/** [2.4#53] */
export const assistantPassages: Answer<'assistantPassages'> = async (db, { shortName, ...asked }) => ({
  result: { passages: await findPassages(db, await findEdition(db, shortName), asked) },
  // Any published document may become a source.
  tags: SOURCES.map(({ collection }) => collection),
})
