import type { CountryCode } from '@carelane/countries'
import type { ArticleType } from '@carelane/main-api'
import { type Database, rows } from '../database'
import { ARTICLE_COLUMNS, type ArticleRow, findNewest, isArticleId, VISIBLE_ARTICLES } from './article-list'
import type { Edition } from './edition'

export interface WholeArticleRow extends ArticleRow {
  body: unknown
  seoTitle: string | null
  seoDescription: string | null
  updatedAt: Date
  countries: CountryCode[]
}

/** The article of an id (digits) or slug, if this country shows it. */
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
         JOIN countries c ON c.id = r.countries_id
         WHERE r.parent_id = n.id AND r.path = 'countries' ORDER BY r."order") END AS countries
     FROM ${VISIBLE_ARTICLES} AND ${isArticleId(key) ? 'n.id = $3::int' : 'n.slug = $3'}
       AND ($4::text IS NULL OR n.type::text = $4)`,
    [edition.countryId, edition.locale, key, type ?? null],
  )
  return found
}

/** How many related articles of a type are shown, and how many newest ones in their place. */
const MAXIMUM = 6
const INSTEAD = 3

/** What the editor chose, in that order; where nothing of the type was chosen, the newest of it. */
export async function findRelated(
  db: Database,
  edition: Edition,
  article: Pick<ArticleRow, 'id' | 'type' | 'category'>,
): Promise<Record<ArticleType, ArticleRow[]>> {
  const chosen = await rows<ArticleRow>(
    db,
    `SELECT ${ARTICLE_COLUMNS} FROM (SELECT rel.news_id, rel."order" AS place FROM news_rels rel
       WHERE rel.parent_id = $3 AND rel.path = 'related') chosen, ${VISIBLE_ARTICLES}
       AND n.id = chosen.news_id AND n.id <> $3 ORDER BY chosen.place LIMIT 12`,
    [edition.countryId, edition.locale, article.id],
  )
  const ofType = async (type: ArticleType) => {
    const own = chosen.filter((each) => each.type === type).slice(0, MAXIMUM)
    if (own.length > 0) return own
    const category = type === article.type ? article.category : undefined
    return findNewest(db, edition, { type, category, size: INSTEAD, except: article.id })
  }
  return { news: await ofType('news'), tips: await ofType('tips') }
}
