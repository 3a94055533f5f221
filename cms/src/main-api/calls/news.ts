import type { Answer } from '../answer'
import { findOwnFirst } from '../../queries/article-list'
import { articlePage } from '../../queries/article-page'

/** [7#18] */
export const news: Answer<'news'> = (db, { shortName, type, category, page, size }) =>
  articlePage(db, shortName, findOwnFirst, { type, category }, { page, size })
