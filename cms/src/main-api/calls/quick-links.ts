import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { searchDocuments } from '../../search/query/search-documents'
import { findMeant } from '../../search/query/meant-pages'
import { rank } from '../../search/query/rank'
import type { Answer } from '../answer'
import { findEdition } from '../../queries/edition'
import { findFirstQuickLinks, readQuickLinks } from '../../queries/quick-links'

const MOST = 10

/** [7#14]; shorter queries count as none [5#1]. */
export const quickLinks: Answer<'quickLinks'> = async (db, { shortName, qr }) => {
  const edition = await findEdition(db, shortName)
  const text = qr.trim()
  const tags = ['quick-links', `country:${edition.country}`] as const
  if (text.length < SEARCH_MINIMUM_LENGTH) {
    return { result: await findFirstQuickLinks(db, edition, MOST), tags: [...tags] }
  }
  const [{ candidates }, meant] = await Promise.all([
    searchDocuments({ db, edition, text, onlyQuickLinks: true }),
    findMeant(db, edition, text),
  ])
  const links = meant.filter(({ collection }) => collection === 'quick-links')
  const best = rank(candidates, links, edition.locale).slice(0, MOST)
  return {
    result: await readQuickLinks(
      db,
      edition,
      best.map(({ id }) => id),
    ),
    tags: [...tags, 'intents'],
  }
}
