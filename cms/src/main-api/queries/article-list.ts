import type { Locale } from '@carelane/countries'
import { type ArticleSummary, type ArticleType, documentTag, type Tag } from '@carelane/main-api'
import { type Database, rows } from '../database'
import type { Edition } from './edition'
import { findPictures, pictureTags } from './pictures'

export interface ArticleRow {
  id: number
  type: ArticleType
  slug: string
  category: ArticleSummary['category']
  title: string
  summary: string
  cover: number
  publishedAt: Date
  locale: Locale
}

export const ARTICLE_COLUMNS = `n.id, n.type, n.slug, n.category, n.cover_id AS cover,
  coalesce(n.published_at, n.created_at) AS "publishedAt", t.title, t.summary, t._locale AS locale`

/** Of a row of `news_locales`, here `l`: the article can be read in this language. */
export const HAS_WHOLE_TEXT = `l.title <> '' AND l.summary <> '' AND l.body IS NOT NULL`

/** Whether what names an article is its number; anything else is its slug. */
export function isArticleId(key: string): boolean {
  return /^\d{1,9}$/.test(key)
}

/**
 * Published articles ($1 country, $2 language) that have a cover and are whole in the language, or else in
 * English: half an article in each would read worse than either.
 */
export const VISIBLE_ARTICLES = `news n
  CROSS JOIN LATERAL (SELECT l._locale, l.title, l.summary, l.body, l.seo_title, l.seo_description
    FROM news_locales l
    WHERE l._parent_id = n.id AND l._locale IN ($2, 'en') AND ${HAS_WHOLE_TEXT}
    ORDER BY l._locale = $2 DESC LIMIT 1) t
  WHERE n._status = 'published' AND n.cover_id IS NOT NULL
    AND (n.all_countries OR EXISTS (SELECT FROM news_rels r
      WHERE r.parent_id = n.id AND r.path = 'countries' AND r.countries_id = $1))`

const NEWEST_FIRST = 'ORDER BY n.published_at DESC, n.created_at DESC, n.id DESC'

interface Selection {
  type: ArticleType
  category?: string | undefined
  size: number
  offset?: number
  /** An article that is left out. */
  except?: number
}

export function findNewest(db: Database, edition: Edition, wanted: Selection): Promise<ArticleRow[]> {
  return rows<ArticleRow>(
    db,
    `SELECT ${ARTICLE_COLUMNS} FROM ${VISIBLE_ARTICLES} AND n.type = $3
       AND ($4::text IS NULL OR n.category::text = $4) AND n.id IS DISTINCT FROM $5::int
     ${NEWEST_FIRST} LIMIT $6 OFFSET $7`,
    [
      edition.countryId,
      edition.locale,
      wanted.type,
      wanted.category ?? null,
      wanted.except ?? null,
      wanted.size,
      wanted.offset ?? 0,
    ],
  )
}

/** How many there are in all of what `findNewest` gives a part of. */
export async function countArticles(
  db: Database,
  edition: Edition,
  { type, category }: Pick<Selection, 'type' | 'category'>,
): Promise<number> {
  const [row] = await rows<{ total: number }>(
    db,
    `SELECT count(*)::int AS total FROM ${VISIBLE_ARTICLES} AND n.type = $3
       AND ($4::text IS NULL OR n.category::text = $4)`,
    [edition.countryId, edition.locale, type, category ?? null],
  )
  return row?.total ?? 0
}

/** The contract's form of several lists at once, with one look-up of their pictures. */
export async function toSummaries(
  db: Database,
  edition: Edition,
  lists: readonly (readonly ArticleRow[])[],
): Promise<{ lists: ArticleSummary[][]; tags: Tag[] }> {
  const pictures = await findPictures(
    db,
    lists.flat().map(({ cover }) => cover),
    edition.locale,
  )
  const summaries = lists.map((list) =>
    list.flatMap((row): ArticleSummary[] => {
      const cover = pictures.get(row.cover)
      return cover ? [{ ...row, cover, publishedAt: row.publishedAt.toISOString() }] : []
    }),
  )
  return { lists: summaries, tags: pictureTags(pictures) }
}

export function articleTags(articles: readonly { id: number }[]): Tag[] {
  return articles.map(({ id }) => documentTag('news', id))
}
