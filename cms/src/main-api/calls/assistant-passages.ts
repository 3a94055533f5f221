import { SOURCES } from '../../queries/search-sources/sources'
import type { FinderOffer } from '@carelane/main-api'
import type { Database } from '../../database/query'
import { type Edition, findEdition } from '../../queries/edition'
import { findFinderOffer } from '../../queries/fault-finders'
import { findPassages } from '../../search/assistant/find-passages'
import { type FoundIntent, findIntents } from '../../search/intents/find-intents'
import type { Answer } from '../answer'

/** [2.4#53] */
export const assistantPassages: Answer<'assistantPassages'> = async (db, { shortName, ...asked }) => {
  const edition = await findEdition(db, shortName)
  const intents = await findIntents(db, edition, asked.question, asked.topic)
  return {
    result: {
      passages: await findPassages(db, edition, asked, intents),
      intents: intents.map(({ pages, faultFinder: _, ...intent }) => ({
        ...intent,
        pages: pages.map(({ title, url, locale }) => ({ title, url, locale })),
      })),
      finder: await finderOf(db, edition, intents),
    },
    // Any published document may become a source.
    tags: ['intents', ...SOURCES.map(({ collection }) => collection), 'fault-finders'],
  }
}

/** As of tools: what is less likely meant is not offered. */
const LIKELY = 0.3

async function finderOf(
  db: Database,
  edition: Edition,
  intents: readonly FoundIntent[],
): Promise<FinderOffer | null> {
  const meant = intents.find(
    ({ answer, probability, faultFinder }) =>
      answer === 'pages' && probability >= LIKELY && faultFinder !== null,
  )
  return meant?.faultFinder ? findFinderOffer(db, edition, meant.faultFinder) : null
}
