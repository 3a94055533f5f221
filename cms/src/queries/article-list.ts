import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import {
  type ArticleSummary,
  type ArticleType,
  documentTag,
  LISTED_ARTICLES,
  type Tag,
} from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { findPictures, pictureTags } from './pictures'
import { visible } from './visible'
import { wholeText } from './whole-text'

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

const TEXTS = wholeText('news', 'n', ['title', 'summary', 'body'], ['seo_title', 'seo_description'])

/** `$1`: the country's id; `$2`: the language. */
export const VISIBLE_ARTICLES = `news n ${TEXTS} WHERE ${visible('news', 'n')}`

// As in the indexes.
const NEWEST_FIRST = 'ORDER BY n.published_at DESC NULLS LAST, n.created_at DESC NULLS LAST, n.id DESC'

export interface ArticleFilter {
  type?: ArticleType | undefined
  category?: string | undefined
  brand?: string | undefined
  product?: string | undefined
  except?: number | undefined
}

const CONDITIONS: Record<keyof ArticleFilter, (value: string) => string> = {
  type: (value) => `n.type = ${value}`,
  category: (value) => `n.category = ${value}`,
  brand: (value) => `EXISTS (SELECT FROM news_rels tag JOIN brands b ON b.id = tag.brands_id
    WHERE tag.parent_id = n.id AND tag.path = 'brands' AND b.slug = ${value}
      AND b.deleted_at IS NULL)`,
  product: (value) => `EXISTS (SELECT FROM news_products tag
    WHERE tag.parent_id = n.id AND tag.value = ${value})`,
  except: (value) => `n.id <> ${value}`,
}

const OWN_TEXTS = `news_locales own WHERE own._locale = $2 AND own.title <> '' AND own.summary <> '' AND own.body IS NOT NULL`

// `own` starts from the texts, which finds a few articles without reading all.
const IN_LANGUAGE = {
  own: `AND n.id IN (SELECT own._parent_id FROM ${OWN_TEXTS})`,
  english: `AND NOT EXISTS (SELECT FROM ${OWN_TEXTS} AND own._parent_id = n.id)`,
  any: '',
}

interface Part {
  size: number
  offset?: number
}

export function findNewest(
  db: Database,
  edition: Edition,
  filter: ArticleFilter,
  { size, offset = 0 }: Part,
  language: keyof typeof IN_LANGUAGE = 'any',
): Promise<ArticleRow[]> {
  const { sql, values } = chosenBy(filter, [edition.countryId, edition.locale, size, offset])
  return rows<ArticleRow>(
    db,
    // Joining texts only to the rows shown saves most of the time.
    `SELECT ${ARTICLE_COLUMNS} FROM (SELECT n.* FROM news n WHERE ${visible('news', 'n')} ${sql} ${IN_LANGUAGE[language]}
       ${NEWEST_FIRST} LIMIT $3 OFFSET $4) n ${TEXTS} ${NEWEST_FIRST}`,
    values,
  )
}

export async function findOwnFirst(
  db: Database,
  edition: Edition,
  filter: ArticleFilter,
  { size, offset = 0 }: Part,
): Promise<ArticleRow[]> {
  if (edition.locale === DEFAULT_LOCALE) return findNewest(db, edition, filter, { size, offset })
  const own = await findNewest(db, edition, filter, { size, offset }, 'own')
  if (own.length === size) return own
  const before = own.length > 0 ? offset : await countArticles(db, edition, filter, 'own')
  const rest = { size: size - own.length, offset: offset - before }
  return [...own, ...(await findNewest(db, edition, filter, rest, 'english'))]
}

export async function countArticles(
  db: Database,
  edition: Edition,
  filter: ArticleFilter,
  language: keyof typeof IN_LANGUAGE = 'any',
): Promise<number> {
  const { sql, values } = chosenBy(filter, [edition.countryId, edition.locale, LISTED_ARTICLES])
  const [row] = await rows<{ total: number }>(
    db,
    `SELECT count(*)::int AS total FROM (SELECT FROM news n WHERE ${visible('news', 'n')} ${sql} ${IN_LANGUAGE[language]} LIMIT $3) counted`,
    values,
  )
  return row?.total ?? 0
}

/** In the order of the ids, each replaced by the country's own version if there is one. */
export async function findArticles(
  db: Database,
  edition: Edition,
  ids: readonly number[],
): Promise<Map<number, ArticleRow>> {
  if (ids.length === 0) return new Map()
  const found = await rows<ArticleRow & { replaces: number | null }>(
    db,
    `SELECT ${ARTICLE_COLUMNS}, n.replaces_id AS replaces FROM ${VISIBLE_ARTICLES}
       AND (n.id = ANY ($3) OR n.replaces_id = ANY ($3))`,
    [edition.countryId, edition.locale, ids],
  )
  const shown = new Map<number, ArticleRow>()
  for (const { replaces, ...article } of found) {
    if (replaces !== null) shown.set(replaces, article)
    shown.set(article.id, article)
  }
  return shown
}

function chosenBy(filter: ArticleFilter, first: readonly unknown[]): { sql: string; values: unknown[] } {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  const sql = given.map(
    ([name], index) => `AND ${CONDITIONS[name as keyof ArticleFilter](`$${first.length + index + 1}`)}`,
  )
  return { sql: sql.join(' '), values: [...first, ...given.map(([, value]) => value)] }
}

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
