import type { Tag } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { LinkedArticle } from '../rich-text/link-groups'
import { ARTICLE_COLUMNS, type ArticleRow, articleTags, toSummaries, VISIBLE_ARTICLES } from './article-list'
import type { Edition } from './edition'

/** Tags include `news`, since a publication may add or remove an article. */
export async function findLinkedArticles(
  db: Database,
  edition: Edition,
  ids: readonly number[],
): Promise<{ articles: Map<number, LinkedArticle>; tags: Tag[] }> {
  if (ids.length === 0) return { articles: new Map(), tags: [] }
  const found = await rows<ArticleRow & { replaces: number | null }>(
    db,
    `SELECT ${ARTICLE_COLUMNS}, n.replaces_id AS replaces FROM ${VISIBLE_ARTICLES}
       AND (n.id = ANY($3) OR n.replaces_id = ANY($3))`,
    [edition.countryId, edition.locale, ids],
  )
  const { lists, tags } = await toSummaries(db, edition, [found])
  const summaries = lists[0] ?? []
  const articles = new Map(
    ids.flatMap((wanted): [number, LinkedArticle][] => {
      const row = found.find(({ replaces }) => replaces === wanted) ?? found.find(({ id }) => id === wanted)
      const shown = summaries.find(({ id }) => id === row?.id)
      if (!shown) return []
      const { type, slug, title, summary, cover } = shown
      return [[wanted, { href: `/${type}-detail/${slug}/`, title, summary, cover }]]
    }),
  )
  return { articles, tags: ['news', ...articleTags(summaries), ...tags] }
}
