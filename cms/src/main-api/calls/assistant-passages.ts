import { SOURCES } from '../../queries/search-sources/sources'
import { findEdition } from '../../queries/edition'
import { findPassages } from '../../search/assistant/find-passages'
import { findIntents } from '../../search/intents/find-intents'
import type { Answer } from '../answer'

/** [2.4#53] */
export const assistantPassages: Answer<'assistantPassages'> = async (db, { shortName, ...asked }) => {
  const edition = await findEdition(db, shortName)
  const intents = await findIntents(db, edition, asked.question, asked.topic)
  return {
    result: {
      passages: await findPassages(db, edition, asked, intents),
      intents: intents.map(({ pages, ...intent }) => ({
        ...intent,
        pages: pages.map(({ title, url, locale }) => ({ title, url, locale })),
      })),
    },
    // Any published document may become a source.
    tags: ['intents', ...SOURCES.map(({ collection }) => collection)],
  }
}
