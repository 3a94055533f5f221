import type { Answer } from '../answer'
import { articlePage } from '../queries/article-page'

/** [7#18] */
export const news: Answer<'news'> = (db, { shortName, type, category, page, size }) =>
  articlePage(db, shortName, { type, category }, { page, size })
