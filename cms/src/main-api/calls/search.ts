import { SEARCH_KINDS, type SearchKind } from '@carelane/main-api'
import { SOURCES } from '../../queries/search-sources/sources'
import { searchDocuments } from '../../search/query/search-documents'
import { toHits } from '../../search/query/hits'
import { findMeant } from '../../search/query/meant-pages'
import { rank } from '../../search/query/rank'
import type { Answer } from '../answer'
import { findEdition } from '../../queries/edition'

/** `totals` are for the tabs [2.4#52]. */
export const search: Answer<'search'> = async (db, { shortName, q, kind, page, size }) => {
  const edition = await findEdition(db, shortName)
  const [{ candidates, questions, mended }, meant] = await Promise.all([
    searchDocuments({ db, edition, text: q, onlyQuickLinks: false }),
    findMeant(db, edition, q),
  ])
  const ranked = rank(candidates, meant, edition.locale)
  const kinds: readonly string[] = kind?.split(',') ?? SEARCH_KINDS
  const shown = ranked.filter((each) => kinds.includes(each.kind))
  return {
    result: {
      hits: await toHits(db, shown.slice((page - 1) * size, page * size), questions),
      total: shown.length,
      totals: Object.fromEntries(
        SEARCH_KINDS.map((each) => [each, ranked.filter((hit) => hit.kind === each).length]),
      ) as Record<SearchKind, number>,
      page,
      size,
      didYouMean: candidates.length > 0 ? mended : null,
    },
    // Any published document may become a hit.
    tags: ['intents', ...SOURCES.map(({ collection }) => collection)],
  }
}
