import type { CountryCode } from '@carelane/countries'
import type { ArticleType } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import {
  ARTICLE_COLUMNS,
  type ArticleRow,
  findArticles,
  findOwnFirst,
  VISIBLE_ARTICLES,
} from './article-list'
import type { Edition } from './edition'

export interface WholeArticleRow extends ArticleRow {
  body: unknown
  seoTitle: string | null
  seoDescription: string | null
  updatedAt: Date
  countries: CountryCode[]
}

/** The article and all its countries' own versions; `key` is an id or slug. */
export async function findSameArticles(db: Database, key: string): Promise<number[]> {
  const isId = /^\d{1,9}$/.test(key)
  const found = await rows<{ id: number }>(
    db,
    `WITH named AS MATERIALIZED (SELECT coalesce(replaces_id, id) AS original FROM news
       WHERE _status = 'published' AND deleted_at IS NULL AND ${isId ? 'id = $1::int' : 'slug = $1'})
     SELECT original AS id FROM named
     UNION ALL SELECT own.id FROM named JOIN news own ON own.replaces_id = named.original`,
    [key],
  )
  return found.map(({ id }) => id)
}

/** The country's own version or the one for all, even if the key names another country's. */
export async function findArticle(
  db: Database,
  edition: Edition,
  { key, type }: { key: string; type?: ArticleType | undefined },
): Promise<WholeArticleRow | undefined> {
  const [found] = await rows<WholeArticleRow>(
    db,
    `SELECT ${ARTICLE_COLUMNS}, t.body, nullif(t.seo_title, '') AS "seoTitle",
       nullif(t.seo_description, '') AS "seoDescription", n.updated_at AS "updatedAt",
       CASE WHEN n.all_countries THEN '{}' ELSE ARRAY(SELECT c.short_name FROM news_rels r
         JOIN countries c ON c.id = r.countries_id AND c.deleted_at IS NULL
         WHERE r.parent_id = n.id AND r.path = 'countries' ORDER BY r."order") END AS countries
     FROM ${VISIBLE_ARTICLES} AND n.id = ANY ($3) AND ($4::text IS NULL OR n.type::text = $4) LIMIT 1`,
    [edition.countryId, edition.locale, await findSameArticles(db, key), type ?? null],
  )
  return found
}

const MAXIMUM = 6
const INSTEAD = 3

/** The editor's choice, else the newest, in the section's language first. */
export async function findRelated(
  db: Database,
  edition: Edition,
  article: Pick<ArticleRow, 'id' | 'type' | 'category'>,
): Promise<Record<ArticleType, ArticleRow[]>> {
  const ids = await rows<{ id: number }>(
    db,
    `SELECT r.news_id AS id FROM news_rels r WHERE r.parent_id = $1 AND r.path = 'related' AND r.news_id <> $1
     ORDER BY r."order"`,
    [article.id],
  )
  const shown = await findArticles(
    db,
    edition,
    ids.map(({ id }) => id),
  )
  const chosen = new Set(ids.flatMap(({ id }) => shown.get(id) ?? []))
  const ofType = async (type: ArticleType) => {
    const ofEditor = [...chosen].filter((each) => each.type === type && each.id !== article.id)
    const inOrder = [true, false].flatMap((isOwn) =>
      ofEditor.filter(({ locale }) => (locale === edition.locale) === isOwn),
    )
    if (inOrder.length > 0) return inOrder.slice(0, MAXIMUM)
    const category = type === article.type ? article.category : undefined
    return findOwnFirst(db, edition, { type, category, except: article.id }, { size: INSTEAD })
  }
  return { news: await ofType('news'), tips: await ofType('tips') }
}
