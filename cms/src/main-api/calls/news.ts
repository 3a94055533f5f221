import type { Answer } from '../answer'
import { articleTags, countArticles, findNewest, toSummaries } from '../queries/article-list'
import { findEdition } from '../queries/edition'

/** [7#18] */
export const news: Answer<'news'> = async (db, { shortName, type, category, page, size }) => {
  const edition = await findEdition(db, shortName)
  const [found, total] = await Promise.all([
    findNewest(db, edition, { type, category, size, offset: (page - 1) * size }),
    countArticles(db, edition, { type, category }),
  ])
  const { lists, tags } = await toSummaries(db, edition, [found])
  const [articles = []] = lists
  return { result: { articles, page, size, total }, tags: ['news', ...articleTags(articles), ...tags] }
}
