import type { NewsPage, Tag } from '@carelane/main-api'
import type { Database } from '../database/query'
import { type ArticleFilter, articleTags, countArticles, type findNewest, toSummaries } from './article-list'
import { findEdition } from './edition'

export async function articlePage(
  db: Database,
  lang: string,
  find: typeof findNewest,
  filter: ArticleFilter,
  { page, size }: { page: number; size: number },
): Promise<{ result: NewsPage; tags: Tag[] }> {
  const edition = await findEdition(db, lang)
  const [found, total] = await Promise.all([
    find(db, edition, filter, { size, offset: (page - 1) * size }),
    countArticles(db, edition, filter),
  ])
  const { lists, tags } = await toSummaries(db, edition, [found])
  const [articles = []] = lists
  return { result: { articles, page, size, total }, tags: ['news', ...articleTags(articles), ...tags] }
}
