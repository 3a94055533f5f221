import { DEFAULT_LOCALE, type Locale } from '@carelane/countries'
import { documentTag, type RouteName, type Tag } from '@carelane/main-api'
import { type Database, rows } from '../database'
import { NotFound } from '../not-found'
import { HAS_WHOLE_TEXT, isArticleId } from './article-list'

/** Which sections have a page. */
export interface PageAudience {
  shows(countryId: number, locale: Locale): boolean
  tags: Tag[]
}

type Params = Record<string, string>

/** @throws NotFound when the page is nowhere. */
export async function findPageAudience(db: Database, name: RouteName, params: Params): Promise<PageAudience> {
  const find = BY_CONTENT[name]
  return find ? find(db, params) : { shows: () => true, tags: [] }
}

/** Routes whose page is a document, which not every country may have. */
const BY_CONTENT: Partial<Record<RouteName, (db: Database, params: Params) => Promise<PageAudience>>> = {
  detail: (db, { key = '' }) => articleAudience(db, key, null),
  'news-detail': (db, { key = '' }) => articleAudience(db, key, 'news'),
  'tips-detail': (db, { key = '' }) => articleAudience(db, key, 'tips'),
}

interface AudienceRow {
  id: number
  allCountries: boolean
  countries: number[]
  locales: Locale[]
}

async function articleAudience(db: Database, key: string, type: string | null): Promise<PageAudience> {
  const [found] = await rows<AudienceRow>(
    db,
    `SELECT n.id, coalesce(n.all_countries, false) AS "allCountries",
       ARRAY(SELECT r.countries_id FROM news_rels r WHERE r.parent_id = n.id AND r.path = 'countries')
         AS countries,
       ARRAY(SELECT l._locale::text FROM news_locales l WHERE l._parent_id = n.id AND ${HAS_WHOLE_TEXT})
         AS locales
     FROM news n WHERE n._status = 'published' AND n.cover_id IS NOT NULL
       AND ${isArticleId(key) ? 'n.id = $1::int' : 'n.slug = $1'} AND ($2::text IS NULL OR n.type::text = $2)`,
    [key, type],
  )
  if (!found) throw new NotFound('There is no such article.', ['news'])
  return {
    shows: (countryId, locale) =>
      (found.allCountries || found.countries.includes(countryId)) &&
      (found.locales.includes(locale) || found.locales.includes(DEFAULT_LOCALE)),
    tags: [documentTag('news', found.id)],
  }
}
