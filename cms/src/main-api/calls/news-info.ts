import type { Answer } from '../answer'
import { findNewest } from '../../queries/article-list'
import { articlePage } from '../../queries/article-page'

/** [7#13] */
export const newsInfo: Answer<'newsInfo'> = async (db, { shortName, page, size, ...filter }) => {
  const { result, tags } = await articlePage(db, shortName, findNewest, filter, { page, size })
  // A brand's address may change.
  return { result, tags: filter.brand ? [...tags, 'brands'] : tags }
}
