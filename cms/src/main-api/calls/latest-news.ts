import { TIPS_CATEGORIES } from '@carelane/main-api'
import type { Answer } from '../answer'
import { articleTags, findOwnFirst, toSummaries } from '../../queries/article-list'
import { findEdition } from '../../queries/edition'

/** [7#18] */
export const latestNews: Answer<'latestNews'> = async (db, { shortName, size }) => {
  const edition = await findEdition(db, shortName)
  const found = await Promise.all([
    findOwnFirst(db, edition, { type: 'news' }, { size }),
    ...TIPS_CATEGORIES.map((category) => findOwnFirst(db, edition, { type: 'tips', category }, { size })),
  ])
  const { lists, tags } = await toSummaries(db, edition, found)
  const [news = [], ...tips] = lists
  return {
    result: {
      news,
      tips: TIPS_CATEGORIES.map((category, index) => ({ category, articles: tips[index] ?? [] })),
    },
    tags: ['news', ...articleTags(lists.flat()), ...tags],
  }
}
